import {
  ArrowDown,
  ArrowUp,
  FoldHorizontal,
  FoldVertical,
  GripVertical,
  Settings2,
  UnfoldHorizontal,
  UnfoldVertical,
  X,
} from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Menu, MenuItem, MenuSection } from '../../../overlay/Menu/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { useUiMessages } from '../../../provider/messages/index.ts';
import { indexOf, isSame, moveBy, resizeBy } from '../widgetLayout.ts';
import { handleOf } from '../handleOf.ts';
import type { WidgetControlsProps } from '../WidgetGrid.types.ts';
import { useDrag } from './useDrag.ts';
import { useHandleKeys } from './useHandleKeys.ts';
import { Corner, Ghost, Handle, Tools } from './WidgetControls.styles.ts';

/** Lets a widget be moved, resized and removed: by dragging, by keys, and by a menu that needs neither. */
export function WidgetControls(props: WidgetControlsProps) {
  const { id, title, hintId, editor } = props;
  const t = useUiMessages();
  const handleRef = useRef<HTMLButtonElement>(null);
  const keys = useHandleKeys(props);
  const { pointer, startMove, startResize } = useDrag(props);
  const { layout } = editor;
  const position = indexOf(layout, id);

  const remove = () => {
    const neighbour = layout[position + 1] ?? layout[position - 1];
    const grid = handleRef.current?.closest('[data-widget]')?.parentElement ?? null;
    if (neighbour) handleOf(grid, neighbour.id)?.focus();
    editor.remove(id);
  };
  const item = (key: 'wider' | 'narrower' | 'higher' | 'lower', icon: ReactNode) => {
    const [columns, rows] = steps[key];
    return (
      <MenuItem
        id={key}
        label={t(`ui.widgetGrid.${key}`)}
        icon={icon}
        isDisabled={isSame(resizeBy(layout, id, columns, rows), layout)}
        onAction={() => keys.resize(columns, rows)}
      />
    );
  };

  return (
    <>
      <Handle
        ref={handleRef}
        type="button"
        aria-label={t('ui.sorting.move', { title })}
        aria-describedby={hintId}
        aria-pressed={keys.isHeld}
        data-handle
        onPointerDown={startMove}
        onClick={({ detail }) => {
          // a pointer drags; keys and assistive technology press
          if (detail === 0) keys.toggle();
        }}
        onKeyDown={keys.onKeyDown}
        onBlur={keys.onBlur}
      >
        <GripVertical aria-hidden />
      </Handle>
      <Tools>
        <Menu
          label={t('ui.widgetGrid.options', { title })}
          placement="bottom end"
          trigger={
            <IconButton
              size="small"
              label={t('ui.widgetGrid.options', { title })}
              icon={<Settings2 aria-hidden />}
            />
          }
        >
          <MenuItem
            id="before"
            label={t('ui.widgetGrid.before')}
            icon={<ArrowUp />}
            isDisabled={isSame(moveBy(layout, id, -1), layout)}
            onAction={() => keys.move(-1)}
          />
          <MenuItem
            id="after"
            label={t('ui.widgetGrid.after')}
            icon={<ArrowDown />}
            isDisabled={isSame(moveBy(layout, id, 1), layout)}
            onAction={() => keys.move(1)}
          />
          <MenuSection label={t('ui.widgetGrid.size')}>
            {item('wider', <UnfoldHorizontal />)}
            {item('narrower', <FoldHorizontal />)}
            {item('higher', <UnfoldVertical />)}
            {item('lower', <FoldVertical />)}
          </MenuSection>
        </Menu>
        <IconButton
          size="small"
          label={t('ui.widgetGrid.remove', { title })}
          icon={<X aria-hidden />}
          onPress={remove}
        />
      </Tools>
      <Corner aria-hidden data-corner onPointerDown={startResize} />
      {pointer &&
        createPortal(
          <Ghost aria-hidden style={{ translate: `${pointer[0]}px ${pointer[1]}px` }}>
            {title}
          </Ghost>,
          document.body,
        )}
    </>
  );
}

/** By how many steps a size becomes wider and by how many rows higher. */
const steps = {
  wider: [1, 0],
  narrower: [-1, 0],
  higher: [0, 1],
  lower: [0, -1],
} as const;

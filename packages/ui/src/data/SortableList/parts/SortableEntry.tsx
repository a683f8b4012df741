import { Ellipsis, GripVertical } from 'lucide-react';
import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import { useInputMessages } from '../../../inputs/messages/useInputMessages.ts';
import { useNeighbourFocus } from '../../controls/useNeighbourFocus.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { useUiMessages } from '../../../provider/messages/index.ts';
import type { SortableListEntry } from '../SortableList.types.ts';

/** Names the entry whose menu is open, and the button that it hangs on. */
export interface OpenMenu {
  readonly id: string;
  readonly button: Element;
}

interface SortableEntryProps {
  entry: SortableListEntry;
  /** Names the entry that is held, and the one whose menu is open, if it is this one or one below it. */
  heldId: string | undefined;
  menuId: string | undefined;
  isReadOnly: boolean;
  onToggle: (id: string) => void;
  onHandleBlur: (id: string) => void;
  onHandleKeyDown: (event: KeyboardEvent, id: string) => void;
  onHandlePointerDown: (event: PointerEvent, id: string) => void;
  onOpenMenu: (menu: OpenMenu) => void;
}

const isIn = ({ children, id }: SortableListEntry, one: string | undefined) =>
  one === id || children?.some((child) => child.id === one);

/** Returns of what is held and whose menu is open what concerns an entry, so that the others are not drawn again. */
export const stateOf = (
  entry: SortableListEntry,
  heldId: string | undefined,
  menuId: string | undefined,
) => ({
  heldId: isIn(entry, heldId) ? heldId : undefined,
  menuId: isIn(entry, menuId) ? menuId : undefined,
});

/** Shows an entry and those below it. It is drawn again only when one of them has changed. */
export const SortableEntry = memo(function SortableEntry(props: SortableEntryProps) {
  const { entry, heldId, isReadOnly, menuId, onOpenMenu, onToggle } = props;
  const { children = [], content, detail, icon, id, label } = entry;
  const tUi = useUiMessages();
  const t = useInputMessages();
  const root = useNeighbourFocus<HTMLLIElement>();
  return (
    <li ref={root} data-held={heldId === id || undefined}>
      <div className="row" data-row={id}>
        {!isReadOnly && (
          <button
            type="button"
            className="handle"
            data-handle={id}
            aria-label={tUi('ui.sorting.move', { title: label })}
            aria-pressed={heldId === id}
            onClick={(event) => {
              // a press of the pointer has dragged already
              if (event.detail === 0) onToggle(id);
            }}
            onBlur={() => props.onHandleBlur(id)}
            onKeyDown={(event) => props.onHandleKeyDown(event, id)}
            onPointerDown={(event) => props.onHandlePointerDown(event, id)}
          >
            <GripVertical aria-hidden />
          </button>
        )}
        {icon}
        <div className="label">{content ?? label}</div>
        {detail}
        {!isReadOnly && (
          <IconButton
            size="small"
            label={t('ui.sorting.options', { title: label })}
            icon={<Ellipsis aria-hidden />}
            aria-haspopup="menu"
            aria-expanded={menuId === id}
            onPress={({ target: button }) => onOpenMenu({ id, button })}
          />
        )}
      </div>
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <SortableEntry key={child.id} {...props} entry={child} {...stateOf(child, heldId, menuId)} />
          ))}
        </ul>
      )}
    </li>
  );
});

import { useEffect, useId, useRef } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { createLazyImport } from '../../lazy/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import { rootPropsOf } from '../../primitives/root/index.ts';
import { indexOf, widgetGridLimits } from './widgetLayout.ts';
import { handleOf } from './handleOf.ts';
import { useLayoutEditor } from './useLayoutEditor.ts';
import { Cell, Grid, Hint, Root } from './WidgetGrid.styles.ts';
import type { WidgetControlsProps, WidgetGridProps } from './WidgetGrid.types.ts';

/** Loads what moves and resizes widgets: a page does without until somebody arranges it. */
const useControls = createLazyImport<WidgetControlsProps>(() =>
  import('./parts/WidgetControls.tsx').then(({ WidgetControls }) => WidgetControls),
);

/** Shows widgets in a grid of twelve columns, of two or of one where there is little space, and lets people arrange them. */
export function WidgetGrid({ ref, ...props }: WidgetGridProps) {
  const { widgets, isEditing = false } = props;
  const t = useUiMessages();
  const id = useId();
  const rootRef = useObjectRef(ref);
  const editor = useLayoutEditor(props);
  const { Loaded: Controls } = useControls(isEditing);
  const isReady = isEditing && Controls !== undefined;
  useFocusOnNew(rootRef, props, isReady);
  const { layout, held } = editor;

  return (
    <Root {...rootPropsOf(props)} ref={rootRef}>
      {isReady && <Hint id={`${id}-hint`}>{t('ui.widgetGrid.hint')}</Hint>}
      <Grid>
        {widgets.map((widget) => {
          const position = indexOf(layout, widget.id);
          const { columns, rows } = layout[position] ?? widget;
          return (
            <Cell
              key={widget.id}
              title={widget.title}
              actions={
                isReady && (
                  <Controls id={widget.id} title={widget.title} hintId={`${id}-hint`} editor={editor} />
                )
              }
              isFlush={widget.isFlush ?? false}
              isInert={isReady}
              data-widget={widget.id}
              data-arranging={isReady || undefined}
              data-held={held === widget.id || undefined}
              style={{
                '--widget-columns': columns,
                '--widget-medium-columns': columns > widgetGridLimits.columns / 2 ? 12 : 6,
                '--widget-rows': rows,
                '--widget-order': held === null ? undefined : position,
              }}
            >
              {widget.content}
            </Cell>
          );
        })}
      </Grid>
    </Root>
  );
}

/** Puts the focus on a widget that was added while the others are being arranged. */
function useFocusOnNew(
  rootRef: { readonly current: HTMLElement | null },
  { widgets }: WidgetGridProps,
  isReady: boolean,
) {
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const added = widgets.find(({ id }) => known.current?.has(id) === false);
    known.current = isReady ? new Set(widgets.map(({ id }) => id)) : null;
    if (added) handleOf(rootRef.current, added.id)?.focus();
  }, [isReady, rootRef, widgets]);
}

import { useState } from 'react';
import { useStableHandler } from '../../data/useStableHandler.ts';
import { isSame, type WidgetLayout } from './widgetLayout.ts';
import type { LayoutEditor, WidgetGridProps } from './WidgetGrid.types.ts';

interface Draft {
  readonly held: string;
  readonly layout: WidgetLayout;
}

/** Keeps where a widget would go while it is held. */
export function useLayoutEditor({
  widgets,
  onLayoutChange,
  onRemove,
}: Pick<WidgetGridProps, 'widgets' | 'onLayoutChange' | 'onRemove'>): LayoutEditor {
  const [draft, setDraft] = useState<Draft | null>(null);
  const saved = widgets.map(({ id, columns, rows }) => ({ id, columns, rows }));
  // what came or went meanwhile ends the hold
  const current = draft?.layout.length === saved.length ? draft : null;
  const finish = useStableHandler((layout: WidgetLayout | null) => {
    setDraft(null);
    if (layout?.length === saved.length && !isSame(layout, saved)) onLayoutChange(layout);
  });
  return {
    layout: current?.layout ?? saved,
    held: current?.held ?? null,
    hold: (held) => setDraft({ held, layout: saved }),
    preview: (layout) => setDraft((before) => before && { ...before, layout }),
    finish,
    remove: onRemove,
  };
}

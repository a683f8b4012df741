import { useState } from 'react';
import { isSame, type WidgetPlaces } from './arrangement.ts';
import type { Arrangement, WidgetGridProps } from './WidgetGrid.types.ts';

interface Draft {
  readonly held: string;
  readonly places: WidgetPlaces;
}

/** Keeps where a widget would go while it is held. */
export function useArrangement({
  widgets,
  onArrange,
  onRemove,
}: Pick<WidgetGridProps, 'widgets' | 'onArrange' | 'onRemove'>): Arrangement {
  const [draft, setDraft] = useState<Draft | null>(null);
  const kept = widgets.map(({ id, columns, rows }) => ({ id, columns, rows }));
  // what came or went meanwhile ends the hold
  const current = draft?.places.length === kept.length ? draft : null;
  return {
    places: current?.places ?? kept,
    held: current?.held ?? null,
    hold: (held) => setDraft({ held, places: kept }),
    preview: (places) => setDraft((before) => before && { ...before, places }),
    finish: (places) => {
      setDraft(null);
      if (places && !isSame(places, kept)) onArrange(places);
    },
    remove: onRemove,
  };
}

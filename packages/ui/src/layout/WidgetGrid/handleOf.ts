/** Finds the handle of a widget in a grid. */
export const handleOf = (grid: Element | null, id: string): HTMLElement | null =>
  grid?.querySelector<HTMLElement>(`[data-widget="${CSS.escape(id)}"] [data-handle]`) ?? null;

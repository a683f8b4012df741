/** Settles once what has just been rendered is painted, so that nothing more is asked for before it. */
export const afterPaint = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

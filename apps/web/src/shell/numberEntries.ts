import type { createHashRouter } from 'react-router-dom';

const numberOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;

/**
 * Numbers the entries of the history that a router has not made, those of an address edited by hand or of a bookmark, as it numbers its own: it asks nobody
 * before it goes back to an entry without a number. Returns the function that ends it.
 */
export function numberEntries({
  subscribe,
}: Pick<ReturnType<typeof createHashRouter>, 'subscribe'>): () => void {
  let last = numberOf(history.state) ?? 0;
  return subscribe(() => {
    const number = numberOf(history.state);
    last = number ?? last + 1;
    if (number === undefined) history.replaceState({ ...history.state, idx: last }, '');
  });
}

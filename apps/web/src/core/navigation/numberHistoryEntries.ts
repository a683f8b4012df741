import type { createHashRouter } from 'react-router-dom';

type Router = ReturnType<typeof createHashRouter>;

/** What stands of this in the state of an entry: its number by the name that the router reads, and whether the address has just been typed. */
interface EntryState {
  readonly idx?: number | null;
  readonly isTyped?: true;
}

const readEntry = () => history.state as EntryState | null;

/** Returns whether the window has just been led to an address that was edited by hand or to a bookmark, and the router has not followed yet. */
export const isTypedAddress = (): boolean => readEntry()?.isTyped === true;

/** Tells the place in the history; not Safari before 26.2, nor Firefox before 147. */
const historyApi: Partial<Pick<Window, 'navigation'>> = window;

/** Returns the number of the current entry, and its place in the history where the browser tells it. */
const readPlace = () => ({ idx: readEntry()?.idx ?? 0, index: historyApi.navigation?.currentEntry?.index });

/**
 * Opens a router, and numbers the entries of the history that it has not made, those of an address edited by hand or of a bookmark, as it numbers its own:
 * it asks nobody before it goes back to an entry without a number. It does so before the router reads the number, which would otherwise take the next step
 * back for one of another length, and lead somewhere else whoever wants to stay.
 */
export function numberHistoryEntries(open: () => Router): Router {
  let last = readPlace();
  const numberEntry = () => {
    const entry = readEntry();
    if (typeof entry?.idx !== 'number') {
      const { index } = readPlace();
      // one that was there before the router may be the step back
      const step = index === undefined || last.index === undefined ? 1 : index - last.index;
      history.replaceState(
        { ...entry, idx: last.idx + step, isTyped: step < 0 ? undefined : true } satisfies EntryState,
        '',
      );
    }
    last = readPlace();
  };
  // before the router listens: browsers call the listeners of a window in the order in which they came
  window.addEventListener('popstate', numberEntry);
  const router = open();
  router.subscribe(() => {
    last = readPlace();
    if (isTypedAddress()) history.replaceState({ ...readEntry(), isTyped: undefined }, '');
  });
  const { dispose } = router;
  router.dispose = () => {
    window.removeEventListener('popstate', numberEntry);
    dispose();
  };
  return router;
}

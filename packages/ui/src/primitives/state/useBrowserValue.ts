import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Returns what only a browser knows, and which stays as it is. What a server has rendered by its own value is taken over first. */
export const useBrowserValue = <Value>(read: () => Value, ofServer: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => ofServer);

/** Subscribes to what stays as it is, for `useSyncExternalStore`. */
export const neverChanges = () => () => undefined;

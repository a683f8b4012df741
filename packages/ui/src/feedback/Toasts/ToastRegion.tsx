import { useSyncExternalStore } from 'react';
import { ToastAnnouncer } from './parts/ToastAnnouncer.tsx';
import { ToastList } from './parts/ToastList.tsx';
import { toasts as applicationToasts, type Toast, type ToastStore } from './toastStore.ts';

export interface ToastRegionProps {
  /** Gives the toasts to show; those of the application when not given. */
  store?: ToastStore;
}

const noToasts: readonly Toast[] = [];

/**
 * Shows toasts at the bottom centre, duplicates as one with a count, each with a bar that tells how long it stays
 * (docs/product.md §8). `BureauProvider` mounts it.
 */
export function ToastRegion({ store = applicationToasts }: ToastRegionProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.getSnapshot, () => noToasts);
  return (
    <>
      <ToastAnnouncer toasts={toasts} />
      {toasts.length > 0 && <ToastList toasts={toasts} store={store} />}
    </>
  );
}

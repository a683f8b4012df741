import { useSyncExternalStore } from 'react';
import { createLazyImport } from '../../lazy/index.ts';
import type { RootProps } from '../../primitives/root/index.ts';
import { ToastAnnouncer } from './parts/ToastAnnouncer.tsx';
import type { ToastListProps } from './parts/ToastList.tsx';
import { toasts as applicationToasts, type Toast, type ToastStore } from './toastStore.ts';

export interface ToastRegionProps extends RootProps {
  /** The toasts to show. Defaults to those of the application. */
  store?: ToastStore;
}

const loadToastList = () => import('./parts/ToastList.tsx').then(({ ToastList }) => ToastList);

/** Loads what shows toasts with the first of them: a page begins without. They are spoken all the same. */
const useToastList = createLazyImport<ToastListProps>(loadToastList);

/** Loads what shows toasts before there is one: where people work, who must learn that the connection is lost. */
export async function preloadToasts(): Promise<void> {
  // What could not be loaded is asked for again with the first toast.
  await loadToastList().catch(() => undefined);
}

const noToasts: readonly Toast[] = [];

/**
 * Shows toasts at the bottom centre, duplicates as one with a count, each with a bar that shows how long it stays (docs/product.md §8).
 * `BureauProvider` mounts it.
 */
export function ToastRegion({ store = applicationToasts, ...rootProps }: ToastRegionProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.getSnapshot, () => noToasts);
  const hasToasts = toasts.length > 0;
  const { Loaded: ToastList } = useToastList(hasToasts);

  return (
    <>
      <ToastAnnouncer toasts={toasts} />
      {hasToasts && ToastList && <ToastList {...rootProps} toasts={toasts} store={store} />}
    </>
  );
}

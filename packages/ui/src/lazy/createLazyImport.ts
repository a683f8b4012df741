import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { createLoader } from './createLoader.ts';
import { retryWhenOnline } from './retryWhenOnline.ts';
import { runWhenIdle } from './runWhenIdle.ts';

/** Describes the state of a lazy import: loaded, loading or failed. */
export interface LazyImport<Loaded> {
  /** Defined once the code is needed and loaded. */
  readonly Loaded: Loaded | undefined;
  readonly hasFailed: boolean;
  /** The error of the last attempt. */
  readonly error: unknown;
  /** Retries at once. While the code is needed, failed imports are also retried automatically. */
  readonly retry: () => void;
  /** Starts loading the code when it is likely to be needed: the pointer or the focus has come near. */
  readonly preload: () => void;
}

/** Returns a part of a component. Needed, it is loaded at once; until then it waits for a moment in which nothing else is done. */
export type UseLazyImport<Props, Loaded = ComponentType<Props>> = (isNeeded?: boolean) => LazyImport<Loaded>;

/**
 * Creates a hook that imports a component, or other code, when it is first needed, so that a page does not pay for what nobody opens.
 * Unlike React's `lazy` it retries, which matters on unreliable networks.
 */
export function createLazyImport<Props, Loaded = ComponentType<Props>>(
  load: () => Promise<Loaded>,
): UseLazyImport<Props, Loaded> {
  const loader = createLoader(load);
  const preload = () => void loader.load().catch(() => undefined);

  return function useLazyImport(isNeeded = true) {
    const [wasNeeded, setWasNeeded] = useState(isNeeded);
    if (isNeeded && !wasNeeded) setWasNeeded(true);
    // What is there already is drawn with the press, and not one moment later; what a server has drawn without it is taken over as it is.
    const Loaded = useSyncExternalStore(loader.subscribe, wasNeeded ? loader.get : none, none);
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    const [attempt, setAttempt] = useState(0);

    useEffect(() => {
      if (loader.get() !== undefined) return undefined;
      if (!isNeeded) return runWhenIdle(preload);
      let isAwaited = true;
      let stopWaiting: (() => void) | undefined;
      loader.load().catch((error: unknown) => {
        if (!isAwaited) return;
        setFailure({ error });
        stopWaiting = retryWhenOnline(attempt, () => setAttempt(attempt + 1));
      });
      return () => {
        isAwaited = false;
        stopWaiting?.();
      };
    }, [isNeeded, attempt]);

    const retry = () => {
      setFailure(undefined);
      setAttempt(attempt + 1);
    };
    const hasFailed = failure !== undefined && Loaded === undefined;
    return { Loaded, hasFailed, error: failure?.error, retry, preload };
  };
}

const none = () => undefined;

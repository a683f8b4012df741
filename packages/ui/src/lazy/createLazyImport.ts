import { useEffect, useState, type ComponentType } from 'react';
import { createLoader } from './createLoader.ts';
import { retryWhenOnline } from './retryWhenOnline.ts';
import { runWhenIdle } from './runWhenIdle.ts';

/** Describes a part of a component on its way: it is there, still comes, or could not be loaded. */
export interface LazyImport<Loaded> {
  /** Is there once the part is needed and loaded. */
  readonly Loaded: Loaded | undefined;
  readonly hasFailed: boolean;
  /** Is what the last attempt failed with. */
  readonly error: unknown;
  /** Tries again at once to load what could not be loaded. While it is needed that happens now and then by itself. */
  readonly retry: () => void;
  /** Begins to load the part when it is likely to be needed: the pointer or the focus has come near. */
  readonly preload: () => void;
}

/** Gives a part of a component. Needed, it is loaded at once; until then it waits for a moment in which nothing else is done. */
export type UseLazyImport<Props, Loaded = ComponentType<Props>> = (isNeeded?: boolean) => LazyImport<Loaded>;

/**
 * Makes a hook that loads a part of a component, or other code, when it is first needed, so that a page does not pay for what nobody
 * opens. Unlike `lazy` of React it tries again, which matters where the network comes and goes.
 */
export function createLazyImport<Props, Loaded = ComponentType<Props>>(
  load: () => Promise<Loaded>,
): UseLazyImport<Props, Loaded> {
  const loader = createLoader(load);
  const preload = () => void loader.load().catch(() => undefined);

  return function useLazyImport(isNeeded = true) {
    const [Loaded, setLoaded] = useState<Loaded>();
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    const [attempt, setAttempt] = useState(0);
    // What is there already is drawn with the press, and not one moment later.
    if (isNeeded && Loaded === undefined && loader.get() !== undefined) setLoaded(loader.get);

    useEffect(() => {
      if (loader.get() !== undefined) return undefined;
      if (!isNeeded) return runWhenIdle(preload);
      let isAwaited = true;
      let stopWaiting: (() => void) | undefined;
      loader.load().then(
        (code) => isAwaited && setLoaded(() => code),
        (error: unknown) => {
          if (!isAwaited) return;
          setFailure({ error });
          stopWaiting = retryWhenOnline(attempt, () => setAttempt(attempt + 1));
        },
      );
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

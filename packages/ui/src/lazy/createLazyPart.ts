import { useEffect, useState, type ComponentType } from 'react';
import { createLoader } from './createLoader.ts';
import { whenBack } from './whenBack.ts';
import { whenIdle } from './whenIdle.ts';

/** Describes a part of a component on its way: it is there, still comes, or could not be loaded. */
export interface LazyPart<Part> {
  /** Is there once the part is needed and loaded. */
  readonly Part: Part | undefined;
  readonly hasFailed: boolean;
  /** Is what the last attempt failed with. */
  readonly error: unknown;
  /** Tries again at once to load what could not be loaded. While it is needed that happens now and then by itself. */
  readonly retry: () => void;
  /** Begins to load the part when it is likely to be needed: the pointer or the focus has come near. */
  readonly preload: () => void;
}

/** Gives a part of a component. Needed, it is loaded at once; until then it waits for a moment in which nothing else is done. */
export type UseLazyPart<Props, Part = ComponentType<Props>> = (isNeeded?: boolean) => LazyPart<Part>;

/**
 * Makes a hook that loads a part of a component, or other code, when it is first needed, so that a page does not pay for what nobody
 * opens. Unlike `lazy` of React it tries again, which matters where the network comes and goes.
 */
export function createLazyPart<Props, Part = ComponentType<Props>>(
  load: () => Promise<Part>,
): UseLazyPart<Props, Part> {
  const loader = createLoader(load);
  const preload = () => void loader.load().catch(() => undefined);

  return function useLazyPart(isNeeded = true) {
    const [Part, setPart] = useState<Part>();
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    const [attempt, setAttempt] = useState(0);
    // What is there already is drawn with the press, and not one moment later.
    if (isNeeded && Part === undefined && loader.get() !== undefined) setPart(loader.get);

    useEffect(() => {
      if (loader.get() !== undefined) return undefined;
      if (!isNeeded) return whenIdle(preload);
      let isAwaited = true;
      let stopWaiting: (() => void) | undefined;
      loader.load().then(
        (part) => isAwaited && setPart(() => part),
        (error: unknown) => {
          if (!isAwaited) return;
          setFailure({ error });
          stopWaiting = whenBack(attempt, () => setAttempt(attempt + 1));
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
    const hasFailed = failure !== undefined && Part === undefined;
    return { Part, hasFailed, error: failure?.error, retry, preload };
  };
}

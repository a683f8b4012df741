import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from './whenIdle.ts';

/** Describes a part of a component on its way: it is there, still comes, or could not be loaded. */
export interface LazyPart<Props> {
  /** Is there once the part is needed and loaded. */
  readonly Part: ComponentType<Props> | undefined;
  readonly hasFailed: boolean;
  /** Tries again to load what could not be loaded. */
  readonly retry: () => void;
  /** Begins to load the part when it is likely to be needed: the pointer or the focus has come near. */
  readonly preload: () => void;
}

/** Gives a part of a component. Needed, it is loaded at once; until then it waits for a moment in which nothing else is done. */
export type UseLazyPart<Props> = (isNeeded?: boolean) => LazyPart<Props>;

/**
 * Makes a hook that loads a part of a component when it is first needed, so that a page does not pay for what nobody opens.
 * Unlike `lazy` of React it can be tried again, which matters where the network comes and goes.
 */
export function createLazyPart<Props>(load: () => Promise<ComponentType<Props>>): UseLazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;

  const fetchPart = async () => (loaded ??= await load());
  const preload = () => void fetchPart().catch(() => undefined);

  return function useLazyPart(isNeeded = true) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    const [hasFailed, setFailed] = useState(false);
    const [attempt, setAttempt] = useState(0);
    // What is there already is drawn with the press, and not one moment later.
    if (isNeeded && loaded && !Part) setPart(() => loaded);

    useEffect(() => {
      if (loaded) return undefined;
      if (!isNeeded) return whenIdle(preload);
      let isAwaited = true;
      fetchPart().then(
        (part) => isAwaited && setPart(() => part),
        () => isAwaited && setFailed(true),
      );
      return () => {
        isAwaited = false;
      };
    }, [isNeeded, attempt]);

    const retry = () => {
      setFailed(false);
      setAttempt(attempt + 1);
    };
    return { Part, hasFailed, retry, preload };
  };
}

import { useEffect, useState, type ComponentType } from 'react';

/** Describes a part of a component on its way: it is there, still comes, or could not be loaded. */
interface LazyPart<Props> {
  readonly Part: ComponentType<Props> | undefined;
  readonly hasFailed: boolean;
  /** Tries again to load what could not be loaded. */
  readonly retry: () => void;
}

/**
 * Makes a hook that loads a part of a component when it is first needed, so that a page does not pay for what nobody opens.
 * Unlike `lazy` of React it can be tried again, which matters where the network comes and goes.
 */
export function createLazyPart<Props>(load: () => Promise<ComponentType<Props>>): () => LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function useLazyPart() {
    const [Part, setPart] = useState(() => loaded);
    const [failures, setFailures] = useState(0);
    const [attempts, setAttempts] = useState(0);
    useEffect(() => {
      if (loaded !== undefined) return;
      load().then(
        (component) => {
          loaded = component;
          setPart(() => component);
        },
        () => setFailures(attempts + 1),
      );
    }, [attempts]);
    return {
      Part,
      hasFailed: failures > attempts,
      retry: () => setAttempts(failures),
    };
  };
}

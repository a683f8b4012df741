import { useCallback, type Ref, type RefCallback, type RefObject } from 'react';

/** Gives one ref that fills a component's own ref and the one it was given. */
export function useMergedRef<Instance>(
  own: RefObject<Instance | null>,
  given: Ref<Instance> | undefined,
): RefCallback<Instance> {
  return useCallback(
    (instance) => {
      own.current = instance;
      if (typeof given === 'function') return given(instance);
      if (given) given.current = instance;
      return undefined;
    },
    [own, given],
  );
}

import { useEffect, useState, type RefObject } from 'react';

const none: ReadonlySet<number> = new Set();

/** Returns which of the tabs in a list, which carry their ids as `data-view`, are cut off because there is no room for them. */
export function useOverflowingTabs(list: RefObject<HTMLElement | null>, ids: string): ReadonlySet<number> {
  const [overflowing, setOverflowing] = useState(none);
  useEffect(() => {
    const { current } = list;
    if (!current || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver(
      (entries) =>
        setOverflowing((before) => {
          // nothing is cut off of what is hidden as a whole
          if (current.clientWidth === 0) return before;
          const next = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const id = Number(target.getAttribute('data-view'));
            if (isIntersecting) next.delete(id);
            else next.add(id);
          }
          return next.size + before.size === 0 ? before : next;
        }),
      { root: current, threshold: 0.5 },
    );
    for (const tab of current.querySelectorAll('[data-view]')) observer.observe(tab);
    return () => observer.disconnect();
  }, [list, ids]);
  return overflowing;
}

import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { BoardPlace } from './Board.types.ts';
import type { LaidLane } from './lanes.ts';

/** Keeps the lane below the pointer where it is in view, or else the first in view, while those above become higher or lower. Whoever writes in a lane sees that stay. */
export function useSteadyLane(
  inside: RefObject<HTMLElement | null>,
  lanes: readonly LaidLane[],
  hovered: RefObject<BoardPlace | undefined>,
) {
  const latest = useRef(lanes);
  useLayoutEffect(() => {
    const before = latest.current;
    latest.current = lanes;
    const box = inside.current?.closest<HTMLElement>('[data-scroller]');
    if (!box || inside.current?.querySelector('input:focus')) return;
    const from =
      before.find(({ lane }) => lane.id === hovered.current?.laneId) ??
      before.findLast(({ top }) => top <= box.scrollTop);
    const to = lanes.find(({ lane }) => lane.id === from?.lane.id);
    if (from && to && from.top !== to.top) box.scrollTop += to.top - from.top;
  }, [hovered, inside, lanes]);
}

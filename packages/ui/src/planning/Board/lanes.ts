import type { BoardKey, BoardLane } from './Board.types.ts';

/** How high the parts of a board are, in multiples of the text size: what is drawn is placed by it, and the styles say the same. */
export const heights = { head: 2.75, lane: 2.75, card: 5.75, gap: 0.5, foot: 2.75 } as const;

/** Describes where a lane is, in pixels from the top of what scrolls. */
export interface LaidLane {
  readonly lane: BoardLane;
  readonly top: number;
  readonly height: number;
  /** Where its cards begin. */
  readonly cardsTop: number;
  readonly isCollapsed: boolean;
}

/** Lays lanes below each other: each is as high as the fullest of its columns. `rem` is the size of the text, in pixels. */
export function layLanes(
  lanes: readonly BoardLane[],
  countOf: (laneId: BoardKey) => number,
  collapsed: ReadonlySet<BoardKey>,
  rem: number,
): readonly LaidLane[] {
  let top = heights.head * rem;
  return lanes.map((lane) => {
    const isCollapsed = collapsed.has(lane.id);
    const cards = countOf(lane.id) * (heights.card + heights.gap) + heights.gap + heights.foot;
    const height = (heights.lane + (isCollapsed ? 0 : cards)) * rem;
    const laid = { lane, top, height, cardsTop: top + (heights.lane + heights.gap) * rem, isCollapsed };
    top += height;
    return laid;
  });
}

import type { BoardKey, BoardPlace } from './Board.types.ts';

/** Describes where a card is, or would be: its place, and how many of the other cards there come before it. */
export interface Spot extends BoardPlace {
  readonly index: number;
}

/** Describes the shape of a board, as the keys see it. */
export interface Shape {
  readonly columnIds: readonly BoardKey[];
  /** Holds null alone where the board has no lanes. */
  readonly laneIds: readonly (BoardKey | null)[];
  /** Returns how many cards are in a place, without the one that is held. */
  readonly sizeOf: (place: BoardPlace) => number;
  /** Returns whether the cards of a place are shown; a held card goes to the end of one whose cards are not. */
  readonly isOpen: (place: BoardPlace) => boolean;
}

/** Returns whether two places are the same. */
export const isSamePlace = (a: BoardPlace | undefined, b: BoardPlace | undefined): boolean =>
  a !== undefined && b !== undefined && a.columnId === b.columnId && a.laneId === b.laneId;

/** Names a place in the document. */
export const placeKey = ({ columnId, laneId }: BoardPlace): string => JSON.stringify([columnId, laneId]);

/** Returns a spot in a place that its size allows. */
function settle({ isOpen, sizeOf }: Shape, place: BoardPlace, index: number): Spot {
  const size = sizeOf(place);
  return { ...place, index: isOpen(place) ? Math.max(0, Math.min(index, size)) : size };
}

const neighbour = <Id>(ids: readonly Id[], id: Id, step: number): Id | undefined =>
  ids[ids.indexOf(id) + step];

/** Returns where a key takes a card that is held; undefined where it takes it nowhere. `isRightToLeft` mirrors the arrows. */
export function stepSpot(shape: Shape, spot: Spot, key: string, isRightToLeft: boolean): Spot | undefined {
  const { columnId, index, laneId } = spot;
  const inLane = (step: number, to: number) => {
    const next = neighbour(shape.laneIds, laneId, step);
    return next === undefined ? undefined : settle(shape, { columnId, laneId: next }, to);
  };
  const beside = (step: number) => {
    const next = neighbour(shape.columnIds, columnId, isRightToLeft ? -step : step);
    return next === undefined ? undefined : settle(shape, { columnId: next, laneId }, index);
  };
  switch (key) {
    case 'ArrowUp':
      return index > 0 && shape.isOpen(spot) ? { ...spot, index: index - 1 } : inLane(-1, Infinity);
    case 'ArrowDown':
      return index < shape.sizeOf(spot) ? { ...spot, index: index + 1 } : inLane(1, 0);
    case 'ArrowLeft':
      return beside(-1);
    case 'ArrowRight':
      return beside(1);
    case 'Home':
      return settle(shape, spot, 0);
    case 'End':
      return settle(shape, spot, Infinity);
    case 'PageUp':
      return inLane(-1, index);
    case 'PageDown':
      return inLane(1, index);
    default:
      return undefined;
  }
}

/** Returns the index among the other cards of a gap between all cards, counted from above the first. */
export const indexOfGap = (gap: number, own: number): number => (own >= 0 && gap > own ? gap - 1 : gap);

/** Returns the gap between all cards that an index among the other cards means. */
export const gapOfIndex = (index: number, own: number): number =>
  own >= 0 && index > own ? index + 1 : index;

/**
 * Returns the card that one is dropped before: null at the end. Where that card is not loaded yet, it is the nearest above it that is.
 *
 * @param own is where the dropped card itself stands among the cards; -1 where it does not.
 */
export function cardAfter<Card>(
  cards: readonly (Card | undefined)[],
  index: number,
  own: number,
): { readonly before: Card | null; readonly index: number } {
  for (let at = index; at >= 0; at -= 1) {
    const gap = gapOfIndex(at, own);
    // behind the dropped card itself comes the next one
    const card = cards[gap === own ? gap + 1 : gap];
    if (card !== undefined) return { before: card, index: at };
    if (gap >= cards.length || (gap === own && gap + 1 >= cards.length)) return { before: null, index: at };
  }
  return { before: null, index: cards.length - (own >= 0 ? 1 : 0) };
}

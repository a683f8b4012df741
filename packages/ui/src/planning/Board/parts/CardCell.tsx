import { memo } from 'react';
import type { BoardKey, BoardPlace } from '../Board.types.ts';
import { gapOfIndex } from '../places.ts';
import { type CardParts, CardRow } from './CardRow.tsx';

/** Describes which of the cards of a place stand out; what concerns another place is undefined. */
export interface CellState {
  /** The card that is in the order of tabs, or about to be. */
  readonly activeKey: BoardKey | undefined;
  /** The card that is held. */
  readonly heldKey: BoardKey | undefined;
  /** The card whose menu is open. */
  readonly menuKey: BoardKey | undefined;
  /** Where among the other cards the one that is held would be put down. */
  readonly dropIndex: number | undefined;
}

/** Describes a place with its cards. */
export interface PlaceProps<Card> extends CellState {
  readonly parts: CardParts<Card>;
  readonly cards: readonly (Card | undefined)[];
  /** Names the cards for assistive technology. */
  readonly label: string;
  readonly place: BoardPlace;
  /** How far cards are apart, in pixels. */
  readonly step: number;
}

interface CardCellProps<Card> extends PlaceProps<Card> {
  /** The cards in view, both ends included. */
  readonly first: number;
  readonly last: number;
}

const overscan = 2;

function PlainCardCell<Card>({ parts, cards, label, step, first, last, ...state }: CardCellProps<Card>) {
  const { getCardKey } = parts;
  const count = cards.length;
  const indexOf = (key: BoardKey | undefined) =>
    key === undefined ? -1 : cards.findIndex((card) => card !== undefined && getCardKey(card) === key);
  const own = indexOf(state.heldKey);
  const start = Math.max(first - overscan, 0);
  const end = Math.min(last + overscan, count - 1);
  const drawn = Array.from({ length: Math.max(end - start + 1, 0) }, (_, place) => start + place);
  // what has the focus stays, wherever it was scrolled to
  for (const kept of [indexOf(state.activeKey), own])
    if (kept >= 0 && !drawn.includes(kept)) drawn.push(kept);

  const keys = new Set<BoardKey>();
  const rows = drawn
    .toSorted((a, b) => a - b)
    .map((index) => {
      const card = cards[index];
      const top = index * step;
      if (card === undefined)
        return <div key={`skeleton ${index}`} className="skeleton" style={{ insetBlockStart: top }} />;
      const key = getCardKey(card);
      // what shifts on the server while it is loaded in parts can be there twice
      const unique = keys.has(key) ? `${key} ${index}` : key;
      keys.add(key);
      return (
        <CardRow
          key={unique}
          {...{ parts, card, index, top }}
          isActive={key === state.activeKey}
          isHeld={index === own}
          isMenuOpen={key === state.menuKey}
        />
      );
    });
  const isGrid = cards.some((card) => card !== undefined);
  return (
    <>
      <div
        className="cards"
        {...(isGrid && { role: 'grid', 'aria-label': label, 'aria-rowcount': count })}
        style={{ blockSize: count * step }}
      >
        {rows}
      </div>
      {state.dropIndex !== undefined && (
        <div className="drop" style={{ insetBlockStart: gapOfIndex(state.dropIndex, own) * step }} />
      )}
    </>
  );
}

/** Renders the cards of a place that are in view. */
export const CardCell = memo(PlainCardCell) as typeof PlainCardCell;

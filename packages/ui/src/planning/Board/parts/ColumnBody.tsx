import { memo, useEffect, useRef } from 'react';
import type { BoardProps } from '../Board.types.ts';
import { rangeOf, useView } from '../useCardWindow.ts';
import { CardCell, type PlaceProps } from './CardCell.tsx';

interface ColumnBodyProps<Card> extends PlaceProps<Card> {
  readonly onRangeChange: BoardProps<Card>['onRangeChange'];
}

function PlainColumnBody<Card>({ onRangeChange, ...cell }: ColumnBodyProps<Card>) {
  const scroller = useRef<HTMLDivElement>(null);
  const view = useView(scroller, cell.step);
  const { place } = cell;
  const { first, last } = rangeOf(view, 0, cell.cards.length, cell.step);
  useEffect(() => onRangeChange?.({ ...place, first, last }), [onRangeChange, place, first, last]);
  return (
    <div className="scroller" ref={scroller} data-scroller>
      <div className="stack">
        <CardCell {...cell} first={first} last={last} />
      </div>
    </div>
  );
}

/** Renders the cards of a column that scrolls on its own. It alone renders while a person scrolls. */
export const ColumnBody = memo(PlainColumnBody) as typeof PlainColumnBody;

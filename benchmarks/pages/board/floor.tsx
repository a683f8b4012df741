import { memo, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import './board.css';
import './floor.css';
import type { Start } from '../main.ts';
import { boardActions } from './actions.ts';
import { type Card, columns, divide, makeCards, moveCard } from './cards.ts';

const cardHeight = 96;
const viewHeight = 540;

const Face = memo(function Face({ card, place }: { readonly card: Card; readonly place: number }) {
  return (
    <div className="card" data-card={card.id} tabIndex={-1} style={{ top: place * cardHeight }}>
      <a href={`#${card.id}`}>{card.title}</a>
      <span>{card.code}</span>
      <button type="button">…</button>
    </div>
  );
});

const Column = memo(function Column({
  cards,
  label,
}: {
  readonly cards: readonly Card[];
  readonly label: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  useLayoutEffect(() => {
    const { current } = box;
    const look = () => flushSync(() => setFirst(Math.floor((current?.scrollTop ?? 0) / cardHeight)));
    current?.addEventListener('scroll', look, { passive: true });
    return () => current?.removeEventListener('scroll', look);
  }, []);
  const last = first + Math.ceil(viewHeight / cardHeight) + 1;
  return (
    <section>
      <h2>{`${label} ${cards.length}`}</h2>
      <div ref={box} className="scroller" data-scroller>
        <div style={{ height: cards.length * cardHeight }}>
          {cards.slice(first, last).map((card, index) => (
            <Face key={card.id} card={card} place={first + index} />
          ))}
        </div>
      </div>
    </section>
  );
});

/** Draws the cards in view within the scroll event, and moves the one that has the focus by Space, and nothing else. */
function Tasks({ cards: given }: { readonly cards: readonly Card[] }) {
  const [divided, setDivided] = useState(() => ({ all: given, columns: divide(given, []) }));
  const held = useRef<number>(undefined);
  return (
    <div
      className="frame board"
      role="grid"
      tabIndex={-1}
      onKeyDown={({ key, target }) => {
        const id = Number((target as HTMLElement).dataset['card']);
        if (key !== ' ') return;
        if (held.current === undefined) {
          held.current = id;
          return;
        }
        const all = moveCard(divided.all, held.current, 1);
        held.current = undefined;
        setDivided({ all, columns: divide(all, divided.columns) });
      }}
    >
      {columns.map((label, column) => (
        <Column key={label} label={label} cards={divided.columns[column] ?? []} />
      ))}
    </div>
  );
}

/** Shows a board that is made by hand, without any library but React. */
export const start: Start = (element, options) => {
  const cards = makeCards(Number(options.get('cards')));
  const root = createRoot(element);
  return boardActions(() => flushSync(() => root.render(<Tasks cards={cards} />)));
};

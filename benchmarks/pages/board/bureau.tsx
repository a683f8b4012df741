import { BureauProvider } from '@bureau/ui';
import { Board, type BoardKey } from '@bureau/ui/planning';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import './board.css';
import type { Start } from '../main.ts';
import { boardActions } from './actions.ts';
import { type Card, columns, divide, makeCards, moveCard } from './cards.ts';

const stay = () => undefined;
const shown = columns.map((label, id) => ({ id, label }));
const none: readonly Card[] = [];
const getCardKey = ({ id }: Card) => id;
const getCardLabel = ({ title }: Card) => title;
const getCardHref = ({ id }: Card) => `#${id}`;
const renderCard = ({ code }: Card) => <span>{code}</span>;

function Tasks({ cards: given }: { readonly cards: readonly Card[] }) {
  const [divided, setDivided] = useState(() => ({ all: given, columns: divide(given, []) }));
  const getCards = useCallback((id: BoardKey) => divided.columns[Number(id)] ?? none, [divided]);
  return (
    <div className="frame">
      <Board<Card>
        label="Tasks"
        columns={shown}
        {...{ getCards, getCardKey, getCardLabel, getCardHref, renderCard }}
        onMove={({ card, to }) =>
          setDivided((before) => {
            const all = moveCard(before.all, card.id, Number(to.columnId));
            return { all, columns: divide(all, before.columns) };
          })
        }
      />
    </div>
  );
}

/** Shows the design system's board. */
export const start: Start = (element, options) => {
  const cards = makeCards(Number(options.get('cards')));
  const root = createRoot(element);
  const draw = (isShown: boolean) =>
    flushSync(() =>
      root.render(
        <BureauProvider locale="en" navigate={stay}>
          {isShown && <Tasks cards={cards} />}
        </BureauProvider>,
      ),
    );
  draw(false);
  return boardActions(() => draw(true));
};

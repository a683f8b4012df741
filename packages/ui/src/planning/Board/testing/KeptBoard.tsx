import { Flag } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Board } from '../Board.tsx';
import type { BoardColumn, BoardKey, BoardLane, BoardMove, BoardProps } from '../Board.types.ts';

/** A card of the stories. */
export interface Card {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly columnId: string;
  readonly laneId: string;
  readonly person: string;
  readonly due: string;
}

export const columns: readonly BoardColumn[] = [
  { id: 'open', label: 'Open' },
  { id: 'doing', label: 'In progress', limit: 3 },
  { id: 'waiting', label: 'Waiting for somebody else' },
  { id: 'done', label: 'Done' },
];

export const lanes: readonly BoardLane[] = [
  {
    id: 'ada',
    label: 'Ada Quill',
    icon: <Avatar name="Ada Quill" size="small" isDecorative />,
    detail: '32:00 h',
  },
  {
    id: 'bo',
    label: 'Bo Ferris',
    icon: <Avatar name="Bo Ferris" size="small" isDecorative />,
    detail: '24:00 h',
  },
  { id: 'none', label: 'Nobody' },
];

const titles = [
  'Renew the contract',
  'Rechnungsempfängeradresse für den Kostenvoranschlag übernehmen und mit der Buchhaltung abstimmen',
  '月次レポートのレイアウトを確認する',
  'Call the printer',
  'Order chairs',
];
const people = ['Ada Quill', 'Bo Ferris', 'Nobody'];

/** Makes cards that are spread over columns and lanes. */
export const makeCards = (count: number): readonly Card[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    code: `TSK-${String(index + 1).padStart(4, '0')}`,
    title: titles[index % titles.length] ?? '',
    columnId: ['open', 'doing', 'open', 'done'][index % 4] ?? 'open',
    laneId: ['ada', 'bo', 'ada', 'none', 'bo'][index % 5] ?? 'none',
    person: people[index % 3] ?? '',
    due: `${(index % 28) + 1} Mar`,
  }));

export const getCardKey = (card: Card) => card.id;
export const getCardLabel = (card: Card) => card.title;
export const getCardHref = (card: Card) => `/tasks/detail/${card.id}`;
export const renderCard = (card: Card) => (
  <>
    <span>{card.code}</span>
    <Flag aria-label="High" size={14} />
    <time>{card.due}</time>
    <Avatar name={card.person} size="small" style={{ marginInlineStart: 'auto' }} />
  </>
);

const groupCards = (cards: readonly Card[], hasLanes: boolean) =>
  Map.groupBy(cards, (card) => `${card.columnId} ${hasLanes ? card.laneId : null}`);

const none: readonly Card[] = [];

/** Returns the cards after a move. */
function moveCard(cards: readonly Card[], { card, to, before }: BoardMove<Card>): readonly Card[] {
  const moved = {
    ...card,
    columnId: String(to.columnId),
    laneId: to.laneId === null ? card.laneId : String(to.laneId),
  };
  const rest = cards.filter(({ id }) => id !== card.id);
  const place = before === null ? rest.length : rest.findIndex(({ id }) => id === before.id);
  return rest.toSpliced(place, 0, moved);
}

interface KeptBoardProps extends Partial<Omit<BoardProps<Card>, 'getCards' | 'renderCard'>> {
  readonly cards: readonly Card[];
  /** Whether moves are refused, a moment later. */
  readonly isRefused?: boolean;
}

/** Keeps where cards are put, as an application would. */
export function KeptBoard({ cards: given, isRefused = false, ...props }: KeptBoardProps) {
  const [cards, setCards] = useState(given);
  const undone = useRef<{ readonly id: BoardKey; readonly cards: readonly Card[] }[]>([]);
  const [groups, setGroups] = useState({ cards, map: groupCards(cards, props.lanes !== undefined) });
  // a place whose cards are the same keeps its array
  if (groups.cards !== cards) {
    const next = groupCards(cards, props.lanes !== undefined);
    for (const [key, list] of next) {
      const before = groups.map.get(key);
      if (before?.length === list.length && before.every((card, index) => card === list[index]))
        next.set(key, before);
    }
    setGroups({ cards, map: next });
  }
  const getCards = useCallback(
    (columnId: BoardKey, laneId: BoardKey | null) => groups.map.get(`${columnId} ${laneId}`) ?? none,
    [groups],
  );
  return (
    <Board<Card>
      label="Tasks"
      columns={columns}
      {...{ getCards, getCardKey, getCardLabel, getCardHref, renderCard }}
      {...props}
      onMove={
        props.onMove &&
        ((move) => {
          props.onMove?.(move);
          undone.current.push({ id: move.card.id, cards });
          setCards(moveCard(cards, move));
          if (isRefused) setTimeout(() => setCards(cards), 50);
        })
      }
      onUndo={() => {
        const last = undone.current.pop();
        if (last) setCards(last.cards);
        return last?.id;
      }}
    />
  );
}

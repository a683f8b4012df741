import type { BodyOf, TaskListItem, tasks } from '@bureau/contract';
import { listPageSize } from '../../api/listPageSize.ts';
import type { BoardKey, BoardMove, BoardPlace } from '@bureau/ui/planning';

/** Names what the lanes of a board can stand for. */
export type BoardGroup = 'assignee_id' | 'project_id' | 'priority';

type Cards = readonly (TaskListItem | undefined)[];
type Drop = BodyOf<typeof tasks.reorder>;

/** Begins the keys of the texts of choices, which whoever shows a board loads with those of tasks. */
export const choiceTexts = { status: 'status.task', priority: 'priority' } as const;

/** The lane of tasks without a person or project: a key of the board cannot be null. */
export const noLane = 'none';

/** Describes the pages of a place that have come, by their number, and how many cards there are. */
export interface LoadedCards {
  readonly pages: ReadonlyMap<number, readonly TaskListItem[]>;
  readonly total: number;
}

/** Describes a move that shows before the server has it. */
export interface ShownMove {
  readonly card: TaskListItem;
  readonly to: BoardPlace;
  readonly beforeId: number | null;
  /** What it is dropped behind, should the one below have gone: null at the top, undefined where that is not loaded. */
  readonly afterId: number | null | undefined;
}

/** Describes the cards of a place as they stood when they began to be kept there. */
export interface CardHold {
  readonly key: string;
  /** Undefined where a card had not come yet. */
  readonly ids: readonly (number | undefined)[];
}

/** Describes what is sent to move a card, and what takes that back. */
export interface SentMove {
  readonly shown: ShownMove;
  /** The status that the card has before. */
  readonly status: number;
  readonly body: Drop;
}

export const keyOfPlace = ({ columnId, laneId }: BoardPlace): string => `${columnId}/${laneId}`;

/** Returns the id that a lane stands for. */
const idOfLane = (laneId: BoardKey): number | null => (laneId === noLane ? null : Number(laneId));

/** Returns what is filtered by for the cards of a place. */
export const filterOfPlace = ({ columnId, laneId }: BoardPlace, group: BoardGroup | undefined) => ({
  status: [Number(columnId)],
  ...(group !== undefined && laneId !== null && { [group]: [idOfLane(laneId)] }),
});

/** Returns what a task that is added to a place has of its lane. */
export function valuesOfLane(laneId: BoardKey | null, group: BoardGroup | undefined) {
  if (laneId === null || group === undefined) return {};
  const id = idOfLane(laneId);
  if (group === 'assignee_id') return id === null ? {} : { assignee_ids: [id] };
  return { [group]: id };
}

const peopleOf = ({ assignees }: TaskListItem) => assignees.map((person) => person.user_id);

/** Returns who is assigned and unassigned when a task moves from the lane of one person into that of another. From the lane of nobody nobody is unassigned; into it, all of its people are. */
function changeOfPeople(card: TaskListItem, from: BoardKey, to: BoardKey) {
  const [lost, got] = [idOfLane(from), idOfLane(to)];
  if (got === null) return { assign_ids: [], unassign_ids: peopleOf(card) };
  return { assign_ids: [got], unassign_ids: lost === null ? [] : [lost] };
}

const idOf = (card: TaskListItem | null | undefined) => (card === null ? null : card?.id);

/** Describes what stands around a card that is moved: null where there is nothing, undefined where it is not loaded. */
export interface Neighbours {
  /** What it is dropped behind. */
  readonly above: TaskListItem | null | undefined;
  /** What stood before it, and what followed it. */
  readonly leading: TaskListItem | null | undefined;
  readonly following: TaskListItem | null;
}

/** Returns how a card is moved, and how that is taken back: before the card that followed it. */
export function planMove(
  { before, card, from, to }: BoardMove<TaskListItem>,
  group: BoardGroup | undefined,
  { above, following, leading }: Neighbours,
): { readonly there: SentMove; readonly back: SentMove } {
  const isOtherLane =
    group !== undefined && from.laneId !== to.laneId && from.laneId !== null && to.laneId !== null;
  const people =
    isOtherLane && group === 'assignee_id' ? changeOfPeople(card, from.laneId, to.laneId) : undefined;
  const valuesOf = ({ laneId }: BoardPlace) =>
    isOtherLane && group !== 'assignee_id' && laneId !== null ? { [group]: idOfLane(laneId) } : {};
  const bodyOf = (place: BoardPlace, next: TaskListItem | null, previous: TaskListItem | null | undefined) =>
    ({
      id: card.id,
      status: Number(place.columnId),
      before_id: next?.id ?? null,
      after_id: idOf(previous),
      ...valuesOf(place),
    }) as Drop;
  return {
    there: {
      shown: { card, to, beforeId: before?.id ?? null, afterId: idOf(above) },
      status: Number(from.columnId),
      body: { ...bodyOf(to, before, above), ...people },
    },
    back: {
      shown: { card, to: from, beforeId: following?.id ?? null, afterId: idOf(leading) },
      status: Number(to.columnId),
      body: {
        ...bodyOf(from, following, leading),
        ...(people && {
          assign_ids: people.unassign_ids,
          // who had it before the move keeps it
          unassign_ids: people.assign_ids.filter((id) => !peopleOf(card).includes(id)),
        }),
      },
    },
  };
}

/** Returns what stands around a card where it is, and where it is dropped. */
export function neighboursOf(
  { before, card }: Pick<BoardMove<TaskListItem>, 'before' | 'card'>,
  cardsFrom: Cards,
  cardsTo: Cards,
): Neighbours {
  const indexIn = (cards: Cards, one: TaskListItem) => cards.findIndex((other) => other?.id === one.id);
  const others = cardsTo.filter((one) => one?.id !== card.id);
  const gap = before === null ? others.length : indexIn(others, before);
  const own = indexIn(cardsFrom, card);
  return {
    above: gap > 0 ? others[gap - 1] : gap === 0 ? null : undefined,
    leading: own > 0 ? cardsFrom[own - 1] : own === 0 ? null : undefined,
    following: (own < 0 ? undefined : cardsFrom[own + 1]) ?? null,
  };
}

/** Returns the cards of a place: those that have come, and a gap for each of the others. */
function layCards({ pages, total }: LoadedCards): Cards {
  const cards = Array<TaskListItem | undefined>(total).fill(undefined);
  for (const [page, items] of pages)
    items.forEach((item, index) => {
      const at = (page - 1) * listPageSize + index;
      if (at < total) cards[at] = item;
    });
  return cards;
}

/** Returns before which of the other cards one is dropped: where there is none below, or it has gone, behind the one above. */
function gapIn(others: Cards, beforeId: ShownMove['beforeId'], afterId: ShownMove['afterId']): number {
  const indexOf = (id: number) => others.findIndex((one) => one?.id === id);
  const next = beforeId === null ? -1 : indexOf(beforeId);
  if (next >= 0) return next;
  if (afterId === null) return beforeId === null ? others.length : 0;
  const previous = afterId === undefined ? -1 : indexOf(afterId);
  return previous < 0 ? others.length : previous + 1;
}

/** Returns the cards of a place with the moves that are on their way. A move that the server has done already changes nothing more. */
export function withMoves(cards: Cards, place: BoardPlace, moves: readonly ShownMove[]): Cards {
  return moves.reduce<Cards>((before, { afterId, beforeId, card, to }) => {
    const others = before.filter((one) => one?.id !== card.id);
    if (keyOfPlace(to) !== keyOfPlace(place)) return others.length === before.length ? before : others;
    const moved = { ...card, status: Number(to.columnId) as TaskListItem['status'] };
    return others.toSpliced(gapIn(others, beforeId, afterId), 0, moved);
  }, cards);
}

/**
 * Returns the cards of a place of which those that were there stand where they did: a gap stands for one that has gone. The others come where none had come yet, and
 * then behind them.
 */
export function withHold(cards: Cards, { ids }: CardHold): Cards {
  const known = new Map(cards.map((card) => [card?.id, card]));
  const held = new Set(ids);
  const others = cards.filter((card) => !card || !held.has(card.id));
  const gaps = ids.filter((id) => id === undefined).length;
  const coming = others.values();
  return [
    ...ids.map((id) => (id === undefined ? coming.next().value : known.get(id))),
    ...others.slice(gaps),
  ];
}

/** Returns each task that has come as its newest version says that it is. */
export function newestOf(loaded: Iterable<LoadedCards>): ReadonlyMap<number, TaskListItem> {
  const newest = new Map<number, TaskListItem>();
  for (const { pages } of loaded)
    for (const items of pages.values())
      for (const item of items)
        if (item.version > (newest.get(item.id)?.version ?? -1)) newest.set(item.id, item);
  return newest;
}

function isOf(task: TaskListItem, { columnId, laneId }: BoardPlace, group: BoardGroup | undefined): boolean {
  if (task.status !== Number(columnId)) return false;
  if (group === undefined || laneId === null) return true;
  const id = idOfLane(laneId);
  if (group !== 'assignee_id') return task[group] === id;
  const people = peopleOf(task);
  return id === null ? people.length === 0 : people.includes(id);
}

/** Returns the cards of a place without those of which another place, which was read later, says that they are there now. */
const withoutGone = (
  cards: Cards,
  place: BoardPlace,
  newest: ReadonlyMap<number, TaskListItem>,
  group: BoardGroup | undefined,
): Cards =>
  cards.filter((card) => {
    const latest = card && newest.get(card.id);
    return !latest || latest.version === card.version || isOf(latest, place, group);
  });

/**
 * Creates the function that returns the cards of a place. They are the same array for as long as what it is made of is: what a place shows is not drawn again
 * because another has changed.
 */
export function createCardReader(group: BoardGroup | undefined) {
  const known = new Map<string, Cards>();
  return (
    place: BoardPlace,
    loaded: LoadedCards,
    newest: ReadonlyMap<number, TaskListItem>,
    moves: readonly ShownMove[],
    hold?: CardHold,
  ): Cards => {
    const key = keyOfPlace(place);
    const latest = withMoves(withoutGone(layCards(loaded), place, newest, group), place, moves);
    const cards = hold?.key === key ? withHold(latest, hold) : latest;
    const before = known.get(key);
    if (before?.length === cards.length && before.every((card, index) => isSameCard(card, cards[index])))
      return before;
    known.set(key, cards);
    return cards;
  };
}

const isSameCard = (one: TaskListItem | undefined, other: TaskListItem | undefined) =>
  one === other ||
  (one?.id === other?.id && one?.version === other?.version && one?.status === other?.status);

import { useMemo, useState } from 'react';
import type { BoardKey, BoardPlace, BoardProps } from './Board.types.ts';
import { placeOfElement } from './boardElements.ts';
import { isSamePlace, placeKey, type Shape } from './places.ts';

/** Describes a card and where it is. */
export interface FoundCard<Card> {
  readonly card: Card;
  readonly place: BoardPlace;
  readonly index: number;
}

/** What a board is asked for by its keys, its pointer and its menus. */
export interface BoardModel<Card> {
  readonly columnIds: readonly BoardKey[];
  /** Holds null alone where the board has no lanes. */
  readonly laneIds: readonly (BoardKey | null)[];
  readonly cardsIn: (place: BoardPlace) => readonly (Card | undefined)[];
  /** Finds a card, in a place first. */
  readonly find: (key: BoardKey | undefined, preferred?: BoardPlace) => FoundCard<Card> | undefined;
  /** Finds the card of an element. */
  readonly findOf: (element: HTMLElement | null | undefined) => FoundCard<Card> | undefined;
  /** Finds the first card that is loaded, in the places that are open. */
  readonly findFirst: (isOpen: Shape['isOpen']) => FoundCard<Card> | undefined;
  /** Returns a place that is the same object whenever it is asked for. */
  readonly placeOf: (columnId: BoardKey, laneId: BoardKey | null) => BoardPlace;
  /** Returns the name of a place. */
  readonly nameOf: (place: BoardPlace) => { readonly column: string; readonly lane: string | undefined };
  /** Returns the shape of the board for a card that is held. */
  readonly shapeFor: (held: BoardPlace, isOpen: Shape['isOpen']) => Shape;
}

function usePlaces() {
  const [placeOf] = useState(() => {
    const places = new Map<string, BoardPlace>();
    return (columnId: BoardKey, laneId: BoardKey | null): BoardPlace => {
      const place = { columnId, laneId };
      const key = placeKey(place);
      const known = places.get(key) ?? place;
      places.set(key, known);
      return known;
    };
  });
  return placeOf;
}

/** Returns what a board is asked for. */
export function useBoardModel<Card>(props: BoardProps<Card>): BoardModel<Card> {
  const { columns, lanes, getCards, getCardKey } = props;
  const placeOf = usePlaces();
  return useMemo(() => {
    const columnIds = columns.map(({ id }) => id);
    const laneIds = lanes?.map(({ id }) => id) ?? [null];
    const places = laneIds.flatMap((laneId) => columnIds.map((columnId) => placeOf(columnId, laneId)));
    const cardsIn = ({ columnId, laneId }: BoardPlace) => getCards(columnId, laneId);

    const findIn = (place: BoardPlace, isWanted: (card: Card) => boolean) => {
      const cards = cardsIn(place);
      const index = cards.findIndex((card) => card !== undefined && isWanted(card));
      const card = cards[index];
      return card === undefined ? undefined : { card, place, index };
    };
    const findAnywhere = (isWanted: (card: Card) => boolean, all: readonly BoardPlace[]) => {
      for (const place of all) {
        const found = findIn(place, isWanted);
        if (found) return found;
      }
      return undefined;
    };
    const exists = (place: BoardPlace) => places.some((other) => isSamePlace(place, other));

    return {
      columnIds,
      laneIds,
      cardsIn,
      placeOf,
      find: (key, preferred) =>
        key === undefined
          ? undefined
          : findAnywhere(
              (card) => getCardKey(card) === key,
              preferred && exists(preferred) ? [preferred, ...places] : places,
            ),
      findOf: (element) => {
        const place = placeOfElement(element);
        const known = place && placeOf(place.columnId, place.laneId);
        return known && findIn(known, (card) => String(getCardKey(card)) === element?.dataset['card']);
      },
      findFirst: (isOpen) => findAnywhere(() => true, places.filter(isOpen)),
      nameOf: ({ columnId, laneId }) => ({
        column: columns.find(({ id }) => id === columnId)?.label ?? '',
        lane: lanes?.find(({ id }) => id === laneId)?.label,
      }),
      shapeFor: (held, isOpen) => ({
        columnIds,
        laneIds,
        isOpen,
        sizeOf: (place) => cardsIn(place).length - (isSamePlace(place, held) ? 1 : 0),
      }),
    };
  }, [columns, lanes, getCards, getCardKey, placeOf]);
}

import type { List, TaskListItem } from '@bureau/contract';
import type { BoardPlace, BoardRange } from '@bureau/ui/planning';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { pageOf } from '../../api/listPageSize.ts';
import type { PlaceHold } from './usePlaceHold.ts';
import {
  type BoardGroup,
  createCardReader,
  keyOfPlace,
  type LoadedCards,
  newestOf,
  type ShownMove,
} from './boardCards.ts';

const noPages: LoadedCards['pages'] = new Map();

const isShown = (range: BoardRange | undefined) => range !== undefined && range.last >= range.first;

interface SeenPage {
  readonly place: BoardPlace;
  readonly page: number;
}

/** Keeps the cards of a board, of which those are read that are in view. `countOf` says how many a place has, until its cards have come; `group`, what its lanes stand for, stays the same. */
export function useBoardCards(
  places: readonly BoardPlace[],
  countOf: (place: BoardPlace) => number,
  group: BoardGroup | undefined,
  moves: readonly ShownMove[],
  { capture, hold }: Pick<PlaceHold, 'capture' | 'hold'>,
) {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, LoadedCards>>(new Map());
  const [ranges, setRanges] = useState<ReadonlyMap<string, BoardRange>>(new Map());
  const [readCards] = useState(() => createCardReader(group));

  const shown = useRef<ReadonlyMap<string, ReturnType<typeof readCards>>>(new Map());

  const [handlerOf] = useState(() => {
    const handlers = new Map<string, (page: number, answer: List<TaskListItem>) => void>();
    return (place: BoardPlace) => {
      const key = keyOfPlace(place);
      const handle =
        handlers.get(key) ??
        ((page: number, { data, meta }: List<TaskListItem>) => {
          const now = shown.current.get(key) ?? [];
          if (now.some((card) => card)) capture(key, () => now.map((card) => card?.id));
          setLoaded((before) => {
            const pages = new Map(before.get(key)?.pages).set(page, data);
            return new Map(before).set(key, { pages, total: meta.total });
          });
        });
      handlers.set(key, handle);
      return handle;
    };
  });

  const newest = useMemo(() => newestOf(loaded.values()), [loaded]);
  const cards = useMemo(
    () =>
      new Map(
        places.map((place) => {
          const key = keyOfPlace(place);
          const { pages = noPages, total = 0 } = loaded.get(key) ?? {};
          // what is not in view is not read again: how many it has is known by the counts alone
          const isRead = pages.size > 0 && isShown(ranges.get(key));
          const all = { pages, total: isRead ? total : countOf(place) };
          return [key, readCards(place, all, newest, moves, hold)] as const;
        }),
      ),
    [countOf, hold, loaded, moves, newest, places, ranges, readCards],
  );
  useEffect(() => {
    shown.current = cards;
  }, [cards]);

  const seen = useMemo(() => {
    const pagesOf = (range: BoardRange): SeenPage[] => {
      const [first, last] = [pageOf(range.first), pageOf(range.last)];
      return Array.from({ length: last - first + 1 }, (_, index) => ({ place: range, page: first + index }));
    };
    const known = new Set(places.map(keyOfPlace));
    return [...ranges.values()]
      .filter((range) => known.has(keyOfPlace(range)) && isShown(range))
      .flatMap(pagesOf);
  }, [places, ranges]);

  const onRangeChange = useCallback((range: BoardRange) => {
    setRanges((before) => new Map(before).set(keyOfPlace(range), range));
  }, []);
  return { cards, handlerOf, onRangeChange, seen };
}

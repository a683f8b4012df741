import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocale } from 'react-aria-components';
import { usePointerDrag } from '../../primitives/pointer/usePointerDrag.ts';
import { useStableHandler } from '../useStableHandler.ts';
import { announce } from '../../provider/announcer/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import {
  type DropSpot,
  dropAt,
  findEntry,
  moveEntry,
  placeOf,
  siblingsOf,
  type Step,
  stepFrom,
} from './order.ts';
import type { SortableListEntry, SortableListMove, SortableListProps } from './SortableList.types.ts';

type Entries = readonly SortableListEntry[];

const arrows: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** How far in a pointer has to be for what it drags to go below the row that it is over, in pixels. */
const indent = 56;

/** Describes an entry that is held, and the order that it would leave. */
interface Held {
  readonly id: string;
  readonly entries: Entries;
}

/** Moves entries by keys, by a menu and by dragging: what is held shows where it would go, and Escape brings it back. */
export function useSorting(
  { canNest, entries, onMove }: Required<Pick<SortableListProps, 'canNest' | 'entries' | 'onMove'>>,
  list: RefObject<HTMLUListElement | null>,
) {
  const t = useUiMessages();
  const isRightToLeft = useLocale().direction === 'rtl';
  const startDrag = usePointerDrag();
  const focused = useRef<{ readonly id: string; readonly element?: HTMLElement | undefined }>(undefined);
  const [held, setHeld] = useState<Held>();
  const shown = held?.entries ?? entries;

  // an entry that takes another place in the document loses the focus
  useLayoutEffect(() => {
    if (focused.current === undefined) return;
    const { element, id } = focused.current;
    focused.current = undefined;
    (element?.isConnected
      ? element
      : list.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(id)}"]`)
    )?.focus();
  }, [list, shown]);

  /** Returns where a step would lead an entry; undefined where it would lead nowhere. */
  const stepOf = (id: string, step: Step) => stepFrom(entries, id, step, canNest);
  const stepOfKey = (key: string) => arrows[(isRightToLeft && mirrored[key]) || key];

  const wordsOf = (id: string, now: Entries) => {
    const place = placeOf(now, id);
    return {
      title: findEntry(now, id)?.label ?? '',
      position: (place?.index ?? 0) + 1,
      count: siblingsOf(now, place?.parentId ?? null).length,
    };
  };

  const finish = useStableHandler((id: string, now: Entries) => {
    const place = placeOf(now, id);
    const before = placeOf(entries, id);
    setHeld(undefined);
    if (place && before && (place.parentId !== before.parentId || place.index !== before.index))
      onMove(place);
  });

  const drop = ({ id, entries: now }: Held) => {
    announce(t('ui.sorting.dropped', wordsOf(id, now)));
    finish(id, now);
  };

  const preview = (id: string, move: SortableListMove | undefined, now: Entries) => {
    if (!move) return;
    focused.current = { id };
    const next = moveEntry(now, move);
    setHeld({ id, entries: next });
    announce(t('ui.sorting.moved', wordsOf(id, next)));
  };

  const moveNow = (move: SortableListMove, element?: HTMLElement) => {
    focused.current = { id: move.id, element };
    announce(t('ui.sorting.moved', wordsOf(move.id, moveEntry(entries, move))));
    onMove(move);
  };

  const spotAt = (row: Element, x: number, y: number): DropSpot => {
    const { bottom, left, right, top } = row.getBoundingClientRect();
    const isIn = isRightToLeft ? x < right - indent : x > left + indent;
    if (y < top + (bottom - top) / 3) return 'before';
    return canNest && isIn ? 'into' : 'after';
  };

  return {
    shown,
    heldId: held?.id,
    stepOf,
    /** Moves an entry at once. */
    move: moveNow,
    /** Moves an entry by Alt with an arrow key; the focus stays where it is in the entry. */
    onKeyDown: (event: KeyboardEvent) => {
      const step = stepOfKey(event.key);
      if (!step || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const element = event.target instanceof HTMLElement ? event.target : undefined;
      const id = element?.closest('[data-row]')?.getAttribute('data-row');
      if (element === undefined || id == null) return;
      // at either end too: the browser would go back in its history, or open a list
      event.preventDefault();
      event.stopPropagation();
      const move = stepOf(id, step);
      if (move) moveNow(move, element);
    },
    /** Picks an entry up, or drops it. */
    toggle: (id: string) => {
      if (held?.id === id) return drop(held);
      setHeld({ id, entries });
      announce(t('ui.sorting.held', wordsOf(id, entries)));
    },
    /** Drops an entry that is held when the focus goes elsewhere. */
    onHandleBlur: (id: string) => {
      if (held?.id === id) drop(held);
    },
    onHandleKeyDown: (event: KeyboardEvent, id: string) => {
      if (held?.id !== id) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        focused.current = { id };
        setHeld(undefined);
        announce(t('ui.sorting.putBack', wordsOf(id, entries)));
        return;
      }
      const step = stepOfKey(event.key);
      if (!step) return;
      event.preventDefault();
      preview(id, stepFrom(held.entries, id, step, canNest), held.entries);
    },
    onHandlePointerDown: ({ button, pointerId }: PointerEvent, id: string) => {
      if (button !== 0) return;
      let now = entries;
      startDrag({
        pointerId,
        onMove(x, y) {
          const row = document.elementFromPoint(x, y)?.closest('[data-row]');
          const overId = row?.getAttribute('data-row');
          if (!row || overId == null || !list.current?.contains(row)) return;
          const move = dropAt(now, id, overId, spotAt(row, x, y), canNest);
          if (move) now = moveEntry(now, move);
          setHeld({ id, entries: now });
        },
        onEnd: () => finish(id, now),
        onCancel: () => setHeld(undefined),
      });
    },
  };
}

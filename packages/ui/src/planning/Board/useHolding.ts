import { type KeyboardEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useStableHandler } from '../../data/useStableHandler.ts';
import { announce } from '../../provider/announcer/index.ts';
import { usePlanningMessages } from '../messages/usePlanningMessages.ts';
import type { BoardKey, BoardPlace, BoardProps } from './Board.types.ts';
import { findStack, placeAt, showDrop } from './boardElements.ts';
import { cardAfter, indexOfGap, isSamePlace, type Spot, stepSpot } from './places.ts';
import type { BoardModel, FoundCard } from './useBoardModel.ts';
import { useCardDrag } from './useCardDrag.ts';

interface HoldingOptions<Card> extends Pick<
  BoardProps<Card>,
  'columns' | 'getCardKey' | 'getCardLabel' | 'onMove'
> {
  readonly root: RefObject<HTMLElement | null>;
  readonly model: BoardModel<Card>;
  readonly isOpen: (place: BoardPlace) => boolean;
  readonly nameOfPlace: (place: BoardPlace) => string;
  readonly step: number;
  readonly isRightToLeft: boolean;
  /** Leads the focus to a card, as soon as it is drawn. */
  readonly focusCard: (found: FoundCard<Card>) => void;
}

/** Describes a card that is held: where it stands, and where it would be put down. */
export interface Held {
  readonly key: BoardKey;
  readonly from: Spot;
  readonly to: Spot;
}

const spotOf = <Card>({ place, index }: FoundCard<Card>): Spot => ({ ...place, index });

/** Lets a person pick a card up and put it down elsewhere, by keys or by a pointer. What happens is announced. */
export function useHolding<Card>(options: HoldingOptions<Card>) {
  const { root, model, isOpen, nameOfPlace, step, isRightToLeft, getCardKey, getCardLabel, onMove } = options;
  const t = usePlanningMessages();
  const [held, show] = useState<Held>();
  // a pointer may be lifted before what it has passed is drawn
  const latest = useRef<Held>(undefined);
  const setHeld = (next: Held | undefined) => {
    latest.current = next;
    show(next);
  };

  const shapeOf = (from: BoardPlace) => model.shapeFor(from, isOpen);
  const nameOfSpot = (spot: Spot, from: BoardPlace) =>
    t('ui.board.spot', {
      place: nameOfPlace(spot),
      position: spot.index + 1,
      count: shapeOf(from).sizeOf(spot) + 1,
    });

  const pickUp = (found: FoundCard<Card>) => {
    const spot = spotOf(found);
    setHeld({ key: getCardKey(found.card), from: spot, to: spot });
  };

  const putBack = () => {
    const found = model.find(latest.current?.key, latest.current?.from);
    setHeld(undefined);
    if (found) announce(t('ui.board.putBack', { title: getCardLabel(found.card) }));
  };

  /** Puts a card elsewhere; the focus goes with it, or on to the next card where its place shows none. */
  const move = (found: FoundCard<Card>, wanted: Spot) => {
    setHeld(undefined);
    const title = getCardLabel(found.card);
    const to = model.placeOf(wanted.columnId, wanted.laneId);
    const isHere = isSamePlace(to, found.place);
    const others = shapeOf(found.place).sizeOf(to);
    const own = isHere ? found.index : -1;
    const { before, index } = cardAfter(model.cardsIn(to), Math.min(wanted.index, others), own);
    focusCard(isOpen(to) ? { ...found, place: to, index } : found);
    if (index === own) {
      announce(t('ui.board.putBack', { title }));
      return;
    }
    announce(t('ui.board.dropped', { title, place: nameOfSpot({ ...to, index }, found.place) }));
    const column = options.columns.find(({ id }) => id === to.columnId);
    const { limit, held: count = column?.count ?? others } = { ...column };
    if (column && limit !== undefined && to.columnId !== found.place.columnId && count >= limit)
      announce(t('ui.board.overLimit', { column: column.label, limit }));
    onMove?.({ card: found.card, from: found.place, to, before });
  };
  const { focusCard } = options;

  const drop = () => {
    const now = latest.current;
    const found = model.find(now?.key, now?.from);
    if (now && found) move(found, now.to);
    else setHeld(undefined);
  };

  const drag = useCardDrag({
    root,
    canMove: onMove !== undefined,
    onStart: (card) => {
      const found = model.findOf(card);
      if (found) pickUp(found);
    },
    onOver: (x, y) => {
      const now = latest.current;
      const place = root.current ? placeAt(root.current, x, y) : undefined;
      if (!place || !now) return;
      const top = findStack(root.current, place)?.getBoundingClientRect().top;
      const gap = top === undefined || !isOpen(place) ? Infinity : Math.max(0, Math.round((y - top) / step));
      const own = isSamePlace(place, now.from) ? now.from.index : -1;
      const index = Math.min(indexOfGap(gap, own), shapeOf(now.from).sizeOf(place));
      if (!isSamePlace(place, now.to) || now.to.index !== index) setHeld({ ...now, to: { ...place, index } });
    },
    onDrop: useStableHandler(drop),
    onCancel: useStableHandler(putBack),
  });

  const bringIntoView = useEffectEvent(() => {
    // what is below a pointer is in view
    if (!drag.isDragging()) showDrop(root.current);
  });
  useLayoutEffect(() => bringIntoView(), [held]);

  return {
    held,
    drag,
    move,
    putBack,
    /** Picks a card up by a key. */
    hold: (found: FoundCard<Card>) => {
      pickUp(found);
      const place = nameOfSpot(spotOf(found), found.place);
      announce(t('ui.board.held', { title: getCardLabel(found.card), place }));
    },
    /** Moves the card that is held by a key, puts it down, or back. */
    onHeldKey: (event: KeyboardEvent) => {
      if (!held) return;
      const to = stepSpot(shapeOf(held.from), held.to, event.key, isRightToLeft);
      if (event.key === 'Escape') putBack();
      else if (event.key === ' ' || event.key === 'Enter') drop();
      else if (to) {
        setHeld({ ...held, to });
        announce(nameOfSpot(to, held.from));
      } else if (!/^(?:Arrow|Page|Home|End)/.test(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { BoardKey, BoardPlace } from './Board.types.ts';
import { findAddButton, findCardElement, findStack } from './boardElements.ts';
import type { BoardModel, FoundCard } from './useBoardModel.ts';

interface BoardFocusOptions<Card> {
  readonly root: RefObject<HTMLElement | null>;
  readonly model: BoardModel<Card>;
  readonly getCardKey: (card: Card) => BoardKey;
  readonly isOpen: (place: BoardPlace) => boolean;
  readonly step: number;
  readonly isRightToLeft: boolean;
}

interface Active {
  readonly key: BoardKey;
  readonly place: BoardPlace;
  /** Where it stood there: the card that stands there by now follows it, should it be shown no longer. */
  readonly index: number;
}

/**
 * Keeps one card of a board in the order of tabs, and leads from card to card. The focus follows its card wherever that is shown, also when it comes
 * back because a move was refused, and goes on to the next one where it is not.
 */
export function useBoardFocus<Card>(options: BoardFocusOptions<Card>) {
  const { root, model, getCardKey, isOpen, step, isRightToLeft } = options;
  const [chosen, setActive] = useState<Active>();
  const focused = useRef<Element>(null);
  const isWanted = useRef(false);

  /** Finds the first card from an index of a place on that is loaded, among those that are shown. */
  const findFrom = (place: BoardPlace, index: number, towards: 1 | -1): FoundCard<Card> | undefined => {
    const cards = isOpen(place) ? model.cardsIn(place) : [];
    for (let at = index; at >= 0 && at < cards.length; at += towards) {
      const card = cards[at];
      if (card !== undefined) return { card, place, index: at };
    }
    return undefined;
  };
  const findActive = () => {
    const found = model.find(chosen?.key, chosen?.place);
    if (found && isOpen(found.place)) return found;
    const next =
      chosen &&
      (findFrom(chosen.place, chosen.index, 1) ??
        findFrom(chosen.place, Math.min(chosen.index, model.cardsIn(chosen.place).length) - 1, -1));
    return next ?? model.findFirst(isOpen);
  };
  const active = findActive();

  useLayoutEffect(() => {
    if (focused.current && !focused.current.isConnected) {
      focused.current = null;
      isWanted.current = true;
    }
    if (!isWanted.current || !active) return;
    const element = findCardElement(root.current, active.place, getCardKey(active.card));
    if (!element) return;
    isWanted.current = false;
    element.focus();
  });

  /** Leads the focus to a card, as soon as it is drawn. */
  const focusCard = ({ card, index, place }: FoundCard<Card>) => {
    isWanted.current = true;
    setActive({ key: getCardKey(card), place, index });
  };

  const focusIndex = (place: BoardPlace, index: number, towards: 1 | -1): boolean => {
    const found = findFrom(place, index, towards);
    if (found) focusCard(found);
    return found !== undefined;
  };

  /** Leads to a place: to its card nearest to a height in the window, or to what adds one. */
  const enterPlace = (place: BoardPlace, y: number): boolean => {
    const count = model.cardsIn(place).length;
    const top = findStack(root.current, place)?.getBoundingClientRect().top ?? 0;
    const index = Math.max(0, Math.min(Math.round((y - top) / step), count - 1));
    if (focusIndex(place, index, 1) || focusIndex(place, index, -1)) return true;
    const button = isOpen(place) ? findAddButton(root.current, place) : undefined;
    button?.focus();
    return button !== undefined;
  };

  const beside = (from: BoardPlace, towards: 1 | -1, y: number): void => {
    const { columnIds } = model;
    for (let at = columnIds.indexOf(from.columnId) + towards; ; at += towards) {
      const columnId = columnIds[at];
      if (columnId === undefined || enterPlace(model.placeOf(columnId, from.laneId), y)) return;
    }
  };

  const inLane = (from: BoardPlace, towards: 1 | -1): void => {
    const { laneIds } = model;
    for (let at = laneIds.indexOf(from.laneId) + towards; ; at += towards) {
      const laneId = laneIds[at];
      if (laneId === undefined) return;
      const place = model.placeOf(from.columnId, laneId);
      if (focusIndex(place, towards > 0 ? 0 : model.cardsIn(place).length - 1, towards)) return;
    }
  };

  /** Moves the focus by a key, from an index of a place: from behind the last card comes what adds one. Returns whether the key is one of these. */
  const moveBy = (key: string, place: BoardPlace, index: number, y: number): boolean => {
    const count = model.cardsIn(place).length;
    const right = isRightToLeft ? -1 : 1;
    switch (key) {
      case 'ArrowUp':
        if (!focusIndex(place, index - 1, -1)) inLane(place, -1);
        return true;
      case 'ArrowDown': {
        if (focusIndex(place, index + 1, 1)) return true;
        const button = index < count ? findAddButton(root.current, place) : undefined;
        if (button) button.focus();
        else inLane(place, 1);
        return true;
      }
      case 'ArrowLeft':
        beside(place, right === 1 ? -1 : 1, y);
        return true;
      case 'ArrowRight':
        beside(place, right, y);
        return true;
      case 'Home':
        focusIndex(place, 0, 1);
        return true;
      case 'End':
        focusIndex(place, count - 1, -1);
        return true;
      case 'PageUp':
        inLane(place, -1);
        return true;
      case 'PageDown':
        inLane(place, 1);
        return true;
      default:
        return false;
    }
  };

  return {
    active,
    focusCard,
    moveBy,
    /** Returns the focus to the card when nothing else has it. */
    recover: () => {
      if (document.activeElement && document.activeElement !== document.body) return;
      if (active) focusCard(active);
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      isWanted.current = false;
      const card = target.closest<HTMLElement>('[data-card]');
      focused.current = card;
      const found = model.findOf(card);
      if (found) setActive({ key: getCardKey(found.card), place: found.place, index: found.index });
    },
    onBlur: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
      // the window may be left and come back to
      if (document.activeElement === target || root.current?.contains(relatedTarget)) return;
      focused.current = null;
    },
  };
}

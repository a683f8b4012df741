import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocale } from 'react-aria-components';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useStableHandler } from '../../data/useStableHandler.ts';
import { announce } from '../../provider/announcer/index.ts';
import { usePlanningMessages } from '../messages/usePlanningMessages.ts';
import type { BoardKey, BoardPlace, BoardProps } from './Board.types.ts';
import { placeOfElement } from './boardElements.ts';
import type { PlaceProps } from './parts/CardCell.tsx';
import type { CardParts } from './parts/CardRow.tsx';
import { isSamePlace } from './places.ts';
import { useBoardFocus } from './useBoardFocus.ts';
import { type FoundCard, useBoardModel } from './useBoardModel.ts';
import { useHolding } from './useHolding.ts';
import { useTextStep } from './useTextStep.ts';

/** Describes the menu that is open: that of a card, or that of a column. */
interface OpenMenu<Card> {
  readonly anchor: Element;
  readonly found?: FoundCard<Card>;
  readonly columnId?: BoardKey;
}

const noColumns: readonly BoardKey[] = [];
const noLanes: ReadonlySet<BoardKey> = new Set();

function toggle<Id>(ids: Iterable<Id>, id: Id): Set<Id> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

const isTyping = (target: Element) => target.closest('input, textarea, select') !== null;

/** Combines the behaviour of a board; its rendering is in its parts. */
export function useBoard<Card>(props: BoardProps<Card>) {
  const { columns, getCardHref, getCardKey, getCardLabel, onMove, onUndo, renderActions, renderCard } = props;
  const t = usePlanningMessages();
  const isRightToLeft = useLocale().direction === 'rtl';
  const root = useObjectRef(props.ref);
  const probe = useRef<HTMLDivElement>(null);
  const { rem, step } = useTextStep(probe);
  const model = useBoardModel(props);
  const [menu, setMenu] = useState<OpenMenu<Card>>();
  const [ownCollapsed, setOwnCollapsed] = useState(noColumns);
  const [collapsedLanes, setCollapsedLanes] = useState(noLanes);
  const collapsedColumns = props.collapsedColumns ?? ownCollapsed;
  const hasMenu = onMove !== undefined || renderActions !== undefined;

  const isOpen = ({ columnId, laneId }: BoardPlace) =>
    !collapsedColumns.includes(columnId) && !(laneId !== null && collapsedLanes.has(laneId));
  const nameOfPlace = (place: BoardPlace) => {
    const { column, lane } = model.nameOf(place);
    return lane === undefined ? column : t('ui.board.place', { lane, column });
  };

  const focus = useBoardFocus({ root, model, getCardKey, isOpen, step, isRightToLeft });
  const { active, focusCard } = focus;
  const activeKey = active && getCardKey(active.card);
  const holding = useHolding({
    root,
    model,
    columns,
    getCardKey,
    getCardLabel,
    onMove,
    isOpen,
    nameOfPlace,
    step,
    isRightToLeft,
    focusCard,
  });
  const { held, hold, onHeldKey, putBack, drag } = holding;

  const openMenu = (card: HTMLElement, anchor: Element) => {
    const found = model.findOf(card);
    if (found) setMenu({ anchor, found });
  };

  const onCardKey = (event: KeyboardEvent, card: HTMLElement) => {
    if (held) return onHeldKey(event);
    if (!active || event.ctrlKey || event.metaKey || event.altKey) return;
    const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    if (event.key === ' ' && onMove) hold(active);
    else if (event.key === 'Enter') card.querySelector('a')?.click();
    else if (hasMenu && isMenuKey) openMenu(card, card.querySelector('.more > button') ?? card);
    else if (!focus.moveBy(event.key, active.place, active.index, card.getBoundingClientRect().top)) return;
    event.preventDefault();
  };

  const undo = () => {
    const key = onUndo?.();
    const found = model.find(key);
    if (key === undefined || !found) return;
    announce(t('ui.board.undone', { title: getCardLabel(found.card) }));
    focusCard(found);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (isCommand && key.toLowerCase() === 'z' && onUndo && !isTyping(target)) {
      event.preventDefault();
      undo();
      return;
    }
    if (target.matches('[data-card]')) return onCardKey(event, target);
    const place = target.matches('[data-add]') ? placeOfElement(target) : undefined;
    if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
    const known = model.placeOf(place.columnId, place.laneId);
    const { top } = target.getBoundingClientRect();
    if (focus.moveBy(key, known, model.cardsIn(known).length, top)) event.preventDefault();
  };

  const hovered = useRef<BoardPlace>(undefined);
  const hover = (place: BoardPlace | undefined) => {
    if (place === hovered.current || isSamePlace(place, hovered.current)) return;
    hovered.current = place;
    props.onPlaceHover?.(place);
  };

  const parts = useMemo<CardParts<Card>>(
    () => ({ t, hasMenu, getCardHref, getCardKey, getCardLabel, renderCard }),
    [t, hasMenu, getCardHref, getCardKey, getCardLabel, renderCard],
  );

  return {
    t,
    root,
    probe,
    rem,
    step,
    model,
    menu,
    held,
    active,
    hovered,
    isOpen,
    nameOfPlace,
    collapsedColumns,
    collapsedLanes,
    move: holding.move,
    /** Returns what a place shows. */
    cellOf: (columnId: BoardKey, laneId: BoardKey | null): PlaceProps<Card> => {
      const place = model.placeOf(columnId, laneId);
      const open = menu?.found;
      return {
        parts,
        place,
        step,
        cards: model.cardsIn(place),
        label: nameOfPlace(place),
        activeKey: isSamePlace(place, active?.place) ? activeKey : undefined,
        heldKey: isSamePlace(place, held?.from) ? held?.key : undefined,
        dropIndex: isSamePlace(place, held?.to) ? held?.to.index : undefined,
        menuKey: open && isSamePlace(place, open.place) ? getCardKey(open.card) : undefined,
      };
    },
    openColumnMenu: useStableHandler((columnId: BoardKey, anchor: Element) => setMenu({ anchor, columnId })),
    closeMenu: () => {
      setMenu(undefined);
      // the menu itself hands the focus back in the next frame
      requestAnimationFrame(() => requestAnimationFrame(focus.recover));
    },
    toggleColumn: useStableHandler((id: BoardKey) => {
      const next = [...toggle(collapsedColumns, id)];
      setOwnCollapsed(next);
      props.onCollapsedColumnsChange?.(next);
    }),
    toggleLane: (id: BoardKey) => setCollapsedLanes(toggle(collapsedLanes, id)),
    rootProps: {
      onKeyDown,
      onFocus: (event: FocusEvent<HTMLElement>) => {
        focus.onFocus(event);
        // somebody else may have taken away what was held
        if (held && !drag.isDragging() && !model.find(held.key)) putBack();
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        focus.onBlur(event);
        // who leaves a card that is held by keys puts it back
        if (held && !drag.isDragging() && event.target.isConnected && event.relatedTarget) putBack();
      },
      onPointerDown: drag.onPointerDown,
      onPointerOver: ({ pointerType, target }: PointerEvent) => {
        if (pointerType !== 'touch') hover(target instanceof Element ? placeOfElement(target) : undefined);
      },
      onPointerLeave: () => hover(undefined),
      onClickCapture: drag.onClickCapture,
      onDragStart: drag.onDragStart,
      onClick: ({ target }: MouseEvent) => {
        const button = target instanceof Element ? target.closest('.more > button') : null;
        const card = button?.closest<HTMLElement>('[data-card]');
        if (button && card) openMenu(card, button);
      },
    },
  };
}

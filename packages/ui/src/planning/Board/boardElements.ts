import type { BoardKey, BoardPlace } from './Board.types.ts';
import { placeKey } from './places.ts';

const cellOf = (place: BoardPlace) => `[data-cell="${CSS.escape(placeKey(place))}"]`;

/** Finds the element of a card in a place. */
export const findCardElement = (root: Element | null, place: BoardPlace, key: BoardKey) =>
  root?.querySelector<HTMLElement>(`${cellOf(place)} [data-card="${CSS.escape(String(key))}"]`) ?? undefined;

/** Finds the button that adds a card to a place. */
export const findAddButton = (root: Element | null, place: BoardPlace) =>
  root?.querySelector<HTMLElement>(`${cellOf(place)} [data-add]`) ?? undefined;

/** Finds the box around the cards of a place, as high as all of them. */
export const findStack = (root: Element | null, place: BoardPlace) =>
  root?.querySelector<HTMLElement>(`${cellOf(place)} .stack`) ?? undefined;

/** Scrolls to where a card that is held would be put down, or else to the card that has the focus. */
export function showDrop(root: Element | null): void {
  const drop = root?.querySelector<HTMLElement>('.drop');
  const target = (drop?.hidden ? drop.parentElement : drop) ?? root?.querySelector('[data-card]:focus');
  if (target && 'scrollIntoView' in target) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Returns the place that an element of a board is in. */
export function placeOfElement(element: Element | null | undefined): BoardPlace | undefined {
  const text = element?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  if (text === undefined) return undefined;
  const [columnId, laneId] = JSON.parse(text) as [BoardKey, BoardKey | null];
  return { columnId, laneId };
}

/** Returns the place at a point of the window: where it is over the heading of a lane, the one below in that lane. */
export function placeAt(root: Element, x: number, y: number): BoardPlace | undefined {
  const target = document.elementFromPoint(x, y);
  if (!target || !root.contains(target)) return undefined;
  const place = placeOfElement(target);
  if (place) return place;
  const lane = target.closest<HTMLElement>('[data-lane]')?.dataset['lane'];
  const columnId = [...root.querySelectorAll<HTMLElement>('[data-column]')].find((head) => {
    const { left, right } = head.getBoundingClientRect();
    return x >= left && x <= right;
  })?.dataset['column'];
  if (lane === undefined || columnId === undefined) return undefined;
  return { columnId: JSON.parse(columnId) as BoardKey, laneId: JSON.parse(lane) as BoardKey };
}

import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root/index.ts';

/** Names a card, a column or a lane. */
export type BoardKey = string | number;

/** Describes a column of a board. */
export interface BoardColumn {
  /** Identifies the column. */
  readonly id: BoardKey;
  /** Names the column. */
  readonly label: string;
  /** How many cards the column holds. Defaults to those that are given. */
  readonly count?: number | undefined;
  /** How many cards the column should hold at most. */
  readonly limit?: number | undefined;
  /** How many cards the limit is compared with, where the board shows a part of them. Defaults to `count`. */
  readonly held?: number | undefined;
}

/** Describes a lane of a board: it crosses all columns. */
export interface BoardLane {
  /** Identifies the lane. */
  readonly id: BoardKey;
  /** Names the lane. */
  readonly label: string;
  /** How many cards the lane tells of. Defaults to those that are given. */
  readonly count?: number | undefined;
  /** Shows what the lane stands for before its label: a picture, an icon. */
  readonly icon?: ReactNode;
  /** Shows more behind the label, such as how much somebody can take on. */
  readonly detail?: ReactNode;
}

/** Describes where on a board something is. `laneId` is null where the board has no lanes. */
export interface BoardPlace {
  /** Names the column. */
  readonly columnId: BoardKey;
  /** Names the lane, or null where there are none. */
  readonly laneId: BoardKey | null;
}

/** Describes a card that a person has put elsewhere. */
export interface BoardMove<Card> {
  /** The card that is moved. */
  readonly card: Card;
  /** Where it was. */
  readonly from: BoardPlace;
  /** Where it is to be. */
  readonly to: BoardPlace;
  /** The card that it was dropped before; null at the end. */
  readonly before: Card | null;
}

/** Describes which cards of a place are in view, by their places in it, both ends included. */
export interface BoardRange extends BoardPlace {
  /** The index of the first card. */
  readonly first: number;
  /** The index of the last card. */
  readonly last: number;
}

export interface BoardProps<Card> extends RootProps<HTMLDivElement> {
  /** Names the board for assistive technology. */
  label: string;
  /** Lists the columns, in order. */
  columns: readonly BoardColumn[];
  /** Divides all columns into lanes. The lanes then scroll together; without lanes every column scrolls on its own. */
  lanes?: readonly BoardLane[] | undefined;
  /**
   * Returns the cards of a place in their order; undefined stands for a card that is not loaded yet. The array must be the same for as long as
   * its cards are: a place with the same array is not drawn again.
   */
  getCards: (columnId: BoardKey, laneId: BoardKey | null) => readonly (Card | undefined)[];
  /** Returns what tells a card from all others. It stays the same. */
  getCardKey: (card: Card) => BoardKey;
  /** Returns the title of a card. It stays the same. */
  getCardLabel: (card: Card) => string;
  /** Returns the address that a card opens. It stays the same. */
  getCardHref?: ((card: Card) => string) | undefined;
  /** Renders what a card says below its title, in one line. It stays the same. */
  renderCard: (card: Card) => ReactNode;
  /** Runs when a person has put a card elsewhere: by dragging it, by keys or by its menu. Without it no card can be moved. */
  onMove?: ((move: BoardMove<Card>) => void) | undefined;
  /** Takes back the last move when a person presses Ctrl and Z, and returns the card that it moved; undefined where there is nothing to take back. */
  onUndo?: (() => BoardKey | undefined) | undefined;
  /** Adds a card by its title, and resolves when it is there; the title stays until then. Without it no card can be added. */
  onAdd?: ((title: string, place: BoardPlace) => Promise<unknown>) | undefined;
  /** Returns the message for a card that could not be added. */
  getErrorMessage?: ((error: unknown) => string) | undefined;
  /** What adds a card: "Add task". Defaults to "Add card". */
  addLabel?: string | undefined;
  /** Returns what can be done with a card beside moving it, as `MenuItem`s and `MenuSection`s of its menu. */
  renderActions?: ((card: Card) => ReactNode) | undefined;
  /** Returns what can be done with a column, as `MenuItem`s of its menu; without it no column has a menu. */
  renderColumnActions?: ((column: BoardColumn) => ReactNode) | undefined;
  /** Names the columns that are collapsed, together with `onCollapsedColumnsChange`. */
  collapsedColumns?: readonly BoardKey[] | undefined;
  /** Runs with the columns that are collapsed now. */
  onCollapsedColumnsChange?: ((ids: readonly BoardKey[]) => void) | undefined;
  /** Runs when other cards of a place come into view: so a board is loaded in parts. */
  onRangeChange?: ((range: BoardRange) => void) | undefined;
  /** Runs when the mouse or a pen comes over another place, and with undefined where it leaves them: what others change should not move what is below it. */
  onPlaceHover?: ((place: BoardPlace | undefined) => void) | undefined;
  /** Whether nothing is known yet: cards that are being loaded are shown in every column. */
  isLoading?: boolean | undefined;
  /** Sets the level of the headings of columns and lanes in the outline of the page. Defaults to 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root/index.ts';

/** Describes an entry of a SortableList. */
export interface SortableListEntry {
  /** Identifies the entry. */
  readonly id: string;
  /** Names the entry, for its handle and its menu. */
  readonly label: string;
  /** Stands in place of the label, such as a label that can be edited. */
  readonly content?: ReactNode;
  /** Shows what the label means, 16 pixels wide. */
  readonly icon?: ReactNode;
  /** Shows more behind the label. */
  readonly detail?: ReactNode;
  /** The entries below this one, which have none below themselves. */
  readonly children?: readonly SortableListEntry[];
}

/** Describes where an entry goes: below which other one, `null` for none, and to which place among those there, counted from 0. */
export interface SortableListMove {
  /** Names the entry that was moved. */
  readonly id: string;
  /** Names the entry below which it is now, or null for none. */
  readonly parentId: string | null;
  /** Its place among its new neighbours, from 0. */
  readonly index: number;
}

export interface SortableListProps extends RootProps<HTMLUListElement> {
  /** Names the list for assistive technology. */
  label: string;
  /** Lists the entries in their order. */
  entries: readonly SortableListEntry[];
  /** Runs when a person has put an entry elsewhere: by dragging it, by keys or by its menu. */
  onMove: (move: SortableListMove) => void;
  /** Whether entries can be put below others, one level deep. Defaults to `false`. */
  canNest?: boolean;
  /** Shows the list, and lets nobody change it. */
  isReadOnly?: boolean;
  /** Returns what can be done with an entry beside moving it, as `MenuItem`s of its menu. */
  renderActions?: (entry: SortableListEntry) => ReactNode;
}

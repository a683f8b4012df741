import type { RootProps } from '../../primitives/root/index.ts';
import type { AddLineProps } from '../AddLine/index.ts';

/** Describes what is to be ticked off. */
export interface ChecklistItem {
  /** Stays the same while the item is moved. */
  readonly id: string;
  /** Names what is to be done. */
  readonly label: string;
  /** Whether it is ticked off. */
  readonly isDone: boolean;
}

export interface ChecklistProps extends RootProps<HTMLDivElement> {
  /** Names the list for assistive technology. */
  label: string;
  /** The items, in the order in which they are shown. */
  items: readonly ChecklistItem[];
  /** Describes the line that adds items: its label, and what is added. */
  adding: Pick<AddLineProps, 'initialText' | 'label' | 'onAdd' | 'onTextChange'>;
  /** The most characters of an item. */
  maxLength?: number | undefined;
  /** Runs when an item is ticked off, or the tick taken away. */
  onTick: (id: string, isDone: boolean) => void;
  /** Runs with what somebody wrote in the place of an item. */
  onRename: (id: string, label: string) => void;
  /** Runs when an item is removed, which nothing asks about beforehand. */
  onRemove: (id: string) => void;
  /** Runs when an item was put at another place, counted from 0. */
  onMove: (id: string, index: number) => void;
  /** Shows the list, and lets nobody change it. Defaults to `false`. */
  isReadOnly?: boolean;
}

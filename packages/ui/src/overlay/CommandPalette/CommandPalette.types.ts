import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root/index.ts';

/** Describes something that a CommandPalette offers: a page, an action, a record. */
export interface Command {
  /** Names the command among all groups. */
  readonly id: string;
  /** Where it leads, or what it does: "Tasks", "Create task". */
  readonly label: string;
  /** Shows in small letters what distinguishes it from others: a code, a place. */
  readonly detail?: string;
  /** Shows an icon before the label. */
  readonly icon?: ReactNode;
  /** Other words that it is found by. */
  readonly words?: string;
  /** Shows the keys that do the same, as `Kbd` takes them. */
  readonly shortcut?: string;
}

/** Describes commands that belong together, under a title. */
export interface CommandGroup {
  /** Names the group among the others. */
  readonly id: string;
  /** Stands above the commands. */
  readonly label: string;
  /** Lists the commands of the group, the most likely first. */
  readonly commands: readonly Command[];
  /** Shows the commands whatever is typed: a search elsewhere found them. */
  readonly isFound?: boolean;
}

export interface CommandPaletteProps extends RootProps<HTMLElement> {
  /** Shows the palette. */
  isOpen: boolean;
  /** Runs when Escape, the close button, a press outside or a chosen command closes the palette. */
  onOpenChange: (isOpen: boolean) => void;
  /** What is offered, most useful first. What is typed narrows it down. */
  groups: readonly CommandGroup[];
  /** Runs with what was chosen, once the palette is closing. */
  onRun: (command: Command) => void;
  /** The text that is typed. */
  query: string;
  /** Runs with what is typed. */
  onQueryChange: (query: string) => void;
  /** Names the dialog and its field. Defaults to "Search and commands". */
  label?: string;
  /** Shown while nothing is typed. Defaults to `label`. */
  placeholder?: string;
  /** Whether more may come: a search is under way. */
  isLoading?: boolean;
  /** Why a search found nothing: it failed. */
  problem?: string | undefined;
  /** Searches again after a failure. */
  onRetry?: () => void;
}

import type { ReactNode, Ref } from 'react';

/** Describes something that a CommandPalette offers: a page, an action, a record. */
export interface Command {
  /** Names the command among all groups. */
  readonly id: string;
  /** Says where it leads, or what it does: "Tasks", "Create task". */
  readonly text: string;
  /** Shows what tells it apart from others in small letters: a code, a place. */
  readonly detail?: string;
  readonly icon?: ReactNode;
  /** Gives other words that it is found by. */
  readonly words?: string;
  /** Shows the keys that do the same, as `Kbd` takes them. */
  readonly shortcut?: string;
}

export interface CommandGroup {
  /** Names the group among the others. */
  readonly id: string;
  /** Stands above the commands. */
  readonly title: string;
  readonly commands: readonly Command[];
  /** Shows the commands whatever is typed: a search elsewhere found them. */
  readonly isFound?: boolean;
}

export interface CommandPaletteProps {
  /** Shows the palette. */
  isOpen: boolean;
  /** Runs when Escape, the close button, a press outside or a chosen command closes the palette. */
  onOpenChange: (isOpen: boolean) => void;
  /** Gives what is offered, most useful first. What is typed narrows it down. */
  groups: readonly CommandGroup[];
  /** Runs with what was chosen, once the palette is closing. */
  onRun: (command: Command) => void;
  /** Gives the text that is typed. */
  query: string;
  onQueryChange: (query: string) => void;
  /** Names the dialog and its field; "Search and commands" when not given. */
  label?: string;
  /** Shown while nothing is typed; `label` when not given. */
  placeholder?: string;
  /** Says that more may come: a search is under way. */
  isLoading?: boolean;
  /** Says why a search found nothing: it failed. */
  problem?: string | undefined;
  /** Searches again after a failure. */
  onRetry?: () => void;
  className?: string;
  ref?: Ref<HTMLElement>;
}

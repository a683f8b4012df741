import type { RootProps } from '../../primitives/root/index.ts';

/** Describes what keys do. */
export interface Shortcut {
  /** Identifies the shortcut. */
  readonly id: string;
  /** What the keys do: "Go to tasks". */
  readonly label: string;
  /** The keys, as `Kbd` takes them. */
  readonly shortcut: string;
  /** Whether the keys work even where single keys are turned off: they are held together with another one. */
  readonly isAlwaysOn?: boolean;
}

/** Describes shortcuts that belong together, under a title. */
export interface ShortcutGroup {
  /** Identifies the group. */
  readonly id: string;
  /** Stands above the shortcuts. */
  readonly label: string;
  /** Lists the shortcuts of the group. */
  readonly shortcuts: readonly Shortcut[];
}

export interface ShortcutsHelpProps extends RootProps {
  /** The shortcuts, from what makes them work. */
  groups: readonly ShortcutGroup[];
  /** Shows the dialog. */
  isOpen: boolean;
  /** Runs when the dialog asks to close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Whether shortcuts of a single character are enabled (WCAG 2.1.4). */
  areCharacterKeysEnabled: boolean;
  /** Runs when shortcuts of a single character are turned on or off. */
  onCharacterKeysEnabledChange: (areEnabled: boolean) => void;
  /** Names the keys as on a Mac, or as on other machines; as on this machine when not given. */
  isApple?: boolean;
}

import type { Command, CommandGroup } from '@bureau/ui';
import type { RecentEntry } from './recent.ts';

/** Describes what the palette offers, with what it does. */
export interface PaletteEntry extends Command {
  readonly run: () => void;
  /** What record it opens, to offer it again. */
  readonly record?: NonNullable<RecentEntry['record']>;
}

export interface PaletteGroup extends CommandGroup {
  readonly commands: readonly PaletteEntry[];
}

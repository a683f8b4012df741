import { createLazyImport } from '../../lazy/index.ts';
import { useLazyOverlay } from '../useLazyOverlay.ts';
import type { CommandPaletteProps } from './CommandPalette.types.ts';

/** Loads what the palette shows: a page does without until it is opened. */
const usePalettePanel = createLazyImport<CommandPaletteProps>(() =>
  import('./parts/PalettePanel.tsx').then(({ PalettePanel }) => PalettePanel),
);

/** Finds pages, actions and records by what is typed, and runs the one that is chosen, all by keyboard. */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onOpenChange } = props;
  const { Loaded: Panel } = useLazyOverlay(usePalettePanel, isOpen, onOpenChange);
  return Panel && <Panel {...props} />;
}

import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { isComposing } from '../../primitives/keys/index.ts';
import type { Command, CommandGroup } from './CommandPalette.types.ts';
import { matchCommands } from './matchCommands.ts';

/** How many commands Page Up and Page Down pass over. */
const page = 8;

/** Keeps which command of a palette is the current one, and moves it by keys. The focus stays in the field. */
export function usePaletteList(
  groups: readonly CommandGroup[],
  query: string,
  run: (command: Command) => void,
) {
  const id = useId();
  const [chosen, setChosen] = useState<{ readonly id: string; readonly query: string }>();
  const shown = useMemo(() => matchCommands(groups, query), [groups, query]);
  const commands = shown.flatMap((group) => group.commands);
  // What comes late moves nobody away from the command that they are at; another text begins at the first again.
  const place = chosen?.query === query ? commands.findIndex((command) => command.id === chosen.id) : 0;
  const current = commands[Math.max(place, 0)];

  const choose = (command: Command | undefined) => {
    if (command) setChosen({ id: command.id, query });
  };
  const moveBy = (step: number) => {
    const last = commands.length - 1;
    const target = Math.max(place, 0) + step;
    const isTurn = Math.abs(step) === 1;
    if (isTurn && target < 0) choose(commands[last]);
    else if (isTurn && target > last) choose(commands[0]);
    else choose(commands[Math.min(Math.max(target, 0), last)]);
  };

  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => moveBy(1),
    ArrowUp: () => moveBy(-1),
    PageDown: () => moveBy(page),
    PageUp: () => moveBy(-page),
    Enter: () => current && run(current),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    // While a word is composed, its keys belong to the input method.
    if (isComposing(event.nativeEvent) || !isPlain || !Object.hasOwn(moves, event.key)) return;
    event.preventDefault();
    moves[event.key]?.();
  };

  return {
    shown,
    count: commands.length,
    current,
    choose,
    onKeyDown,
    listId: `${id}-list`,
    optionId: (command: Command) => `${id}-${command.id}`,
  };
}

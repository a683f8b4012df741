import { foldText } from '../../text/foldText.ts';
import type { Command, CommandGroup } from './CommandPalette.types.ts';

/** Returns how well a command fits: 0 best, `undefined` not at all. Each typed word must occur in it. */
function rank({ label, detail = '', words = '' }: Command, typed: readonly string[]): number | undefined {
  const name = foldText(label);
  const all = `${name} ${foldText(detail)} ${foldText(words)}`;
  if (!typed.every((word) => all.includes(word))) return undefined;
  const [first = ''] = typed;
  if (name.startsWith(first)) return 0;
  return ` ${name}`.includes(` ${first}`) ? 1 : 2;
}

/** Returns the groups with what fits a typed text, what begins with it first; groups of which nothing fits are left out. */
export function matchCommands(groups: readonly CommandGroup[], query: string): readonly CommandGroup[] {
  const typed = foldText(query).split(/\s+/).filter(Boolean);
  const matched = groups.map((group) => {
    if (group.isFound || typed.length === 0) return group;
    const ranked = group.commands.flatMap((command) => {
      const place = rank(command, typed);
      return place === undefined ? [] : [{ command, place }];
    });
    const commands = ranked.sort((a, b) => a.place - b.place).map(({ command }) => command);
    return { ...group, commands };
  });
  return matched.filter(({ commands }) => commands.length > 0);
}

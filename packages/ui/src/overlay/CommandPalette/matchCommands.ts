import type { Command, CommandGroup } from './CommandPalette.types.ts';

/** Writes a text as it is compared: without case and accents. */
const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');

/** Returns how well a command fits: 0 best, `undefined` not at all. Each typed word must occur in it. */
function rank({ text, detail = '', words = '' }: Command, typed: readonly string[]): number | undefined {
  const name = fold(text);
  const all = `${name} ${fold(detail)} ${fold(words)}`;
  if (!typed.every((word) => all.includes(word))) return undefined;
  const [first = ''] = typed;
  if (name.startsWith(first)) return 0;
  return ` ${name}`.includes(` ${first}`) ? 1 : 2;
}

/** Returns the groups with what fits a typed text, what begins with it first; groups of which nothing fits are left out. */
export function matchCommands(groups: readonly CommandGroup[], query: string): readonly CommandGroup[] {
  const typed = fold(query).split(/\s+/).filter(Boolean);
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

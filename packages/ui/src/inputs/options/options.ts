import type { Tone } from '@bureau/theme';
import type { ReactNode } from 'react';

/** Identifies an option of a list. */
export type OptionId = string | number;

/** Describes one choice. */
export interface SelectOption<Id extends OptionId = OptionId> {
  /** The value that is chosen. */
  readonly id: Id;
  /** Names the option. */
  readonly label: string;
  /** Explains the option in a line below. */
  readonly description?: string | undefined;
  /** Shows an icon, a picture or a dot before the label. */
  readonly icon?: ReactNode;
  /** Renders the option as a badge in this tone. */
  readonly tone?: Tone | undefined;
  /** Shows the option, but disables it. */
  readonly isDisabled?: boolean | undefined;
}

/** Describes options that belong together, under a title. */
export interface OptionSection<Id extends OptionId = OptionId> {
  /** Names what the options have in common. */
  readonly label: string;
  /** Lists the options of the section. */
  readonly options: readonly SelectOption<Id>[];
}

/** Lists the choices of an input: options, sections of options, or both. */
export type SelectOptions<Id extends OptionId = OptionId> = readonly (SelectOption<Id> | OptionSection<Id>)[];

/** Returns whether an entry of a list is a section. */
export function isSection<Id extends OptionId>(
  entry: SelectOption<Id> | OptionSection<Id>,
): entry is OptionSection<Id> {
  return 'options' in entry;
}

/** Returns all options of a list, those of its sections in their places. */
export function flattenOptions<Id extends OptionId>(entries: SelectOptions<Id>): readonly SelectOption<Id>[] {
  return entries.flatMap((entry) => (isSection(entry) ? entry.options : [entry]));
}

/** Returns the options that are accepted, in sections where some of them are. */
export function filterOptions<Id extends OptionId>(
  entries: SelectOptions<Id>,
  accepts: (option: SelectOption<Id>) => boolean,
): SelectOptions<Id> {
  return entries.flatMap((entry): (SelectOption<Id> | OptionSection<Id>)[] => {
    if (!isSection(entry)) return accepts(entry) ? [entry] : [];
    const options = entry.options.filter(accepts);
    return options.length > 0 ? [{ ...entry, options }] : [];
  });
}

/** Returns so many options from the first on. */
export function firstOptions<Id extends OptionId>(
  entries: SelectOptions<Id>,
  count: number,
): SelectOptions<Id> {
  let left = count;
  return left === Number.POSITIVE_INFINITY ? entries : filterOptions(entries, () => left-- > 0);
}

/** Finds the option of an id. */
export function findOption<Option extends Pick<SelectOption, 'id'>>(
  options: readonly Option[],
  id: unknown,
): Option | undefined {
  return options.find((option) => option.id === id);
}

/** Returns what an input shows for a value: its option, or the raw value where none has it; nothing for no value. */
export function optionOrRaw<Id extends OptionId>(
  options: readonly SelectOption<Id>[],
  id: Id | null | undefined,
): SelectOption<Id> | undefined {
  if (id === null || id === undefined) return undefined;
  return findOption(options, id) ?? { id, label: String(id) };
}

/** Returns what an input of several values shows: the chosen options in their order, then the raw values that are no option. */
export function optionsOrRaw<Id extends OptionId>(
  options: readonly SelectOption<Id>[],
  ids: readonly Id[],
): SelectOption<Id>[] {
  const chosen = new Set(ids);
  const known = new Map(options.map((option) => [option.id, option]));
  return chooseInOrder(options, (id) => chosen.has(id), ids).map(
    (id) => known.get(id) ?? { id, label: String(id) },
  );
}

/** Returns the ids that are chosen among options, in the order of these, then those chosen before that are no option. */
export function chooseInOrder<Id extends OptionId>(
  options: readonly Pick<SelectOption<Id>, 'id'>[],
  isChosen: (id: Id) => boolean,
  before: readonly Id[],
): Id[] {
  const known = new Set(options.map(({ id }) => id));
  return [...[...known].filter(isChosen), ...before.filter((id) => !known.has(id))];
}

/** The key of "no value" among the options. */
export const emptyKey = '';

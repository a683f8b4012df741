import type { Named } from '@bureau/contract';
import type { SelectOption } from '@bureau/ui';
import { formatFullName } from '@bureau/values';
import type { LoadedOptions } from './kinds.tsx';
import { namesIn, type ShownField, valueOf } from './ShownField.ts';
import { usePicker } from './useOptions.ts';

/** Returns what a field of a record can refer to, what it refers to already among it: that may be nothing that the user sees otherwise. */
export function useKnownOptions(shown: ShownField, record: object): LoadedOptions {
  const all = usePicker(shown.picker ?? 'users', shown.picker !== undefined);
  const known = knownOptions(shown, record);
  const loaded = offeredAmong(
    all.options,
    known.map(({ id }) => id),
  );
  const others = known.filter(({ id }) => !loaded.some((option) => option.id === id));
  return { ...all, options: [...others, ...loaded] };
}

/** Returns the options that are offered: without those that are no longer in use, but for those that are chosen, which may stay and go. */
export function offeredAmong(
  options: readonly SelectOption<number>[],
  chosen: unknown,
): readonly SelectOption<number>[] {
  const ids: readonly unknown[] = [chosen].flat();
  return options.some(({ isDisabled }) => isDisabled)
    ? options.flatMap(({ isDisabled = false, ...option }) =>
        isDisabled && !ids.includes(option.id) ? [] : [option],
      )
    : options;
}

/** Returns what a record refers to by a field, as options. */
export function knownOptions(shown: ShownField, record: object): readonly SelectOption<number>[] {
  const value = valueOf(shown, record);
  if (typeof value === 'number') {
    const [name = String(value), lastname] = namesIn(shown, record);
    const isPersonField = shown.field.kind === 'person';
    return [{ id: value, label: isPersonField ? formatFullName({ firstname: name, lastname }) : name }];
  }
  if (shown.field.kind === 'references') return recordsIn(value).map(({ id, name }) => ({ id, label: name }));
  return peopleIn(value).map((person) => ({ id: person.user_id, label: formatFullName(person) }));
}

interface PersonValue {
  readonly user_id: number;
  readonly firstname: string;
  readonly lastname: string;
}

const isPerson = (value: unknown): value is PersonValue =>
  typeof value === 'object' &&
  value !== null &&
  'user_id' in value &&
  'firstname' in value &&
  'lastname' in value;

const peopleIn = (value: unknown): readonly PersonValue[] =>
  Array.isArray(value) ? value.filter(isPerson) : [];

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value;

const recordsIn = (value: unknown): readonly Named[] => (Array.isArray(value) ? value.filter(isNamed) : []);

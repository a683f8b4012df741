import type { Named } from '@bureau/contract';
import type { SelectOption } from '@bureau/ui';
import { formatFullName } from '@bureau/values';
import { namesIn, type ShownField, valueOf } from './ShownField.ts';
import { usePicker } from './useOptions.ts';

/** Returns what a field of a record can refer to, what it refers to already among it: that may be nothing that the user sees otherwise. */
export function useKnownOptions(shown: ShownField, record: object): readonly SelectOption<number>[] {
  const loaded = usePicker(shown.picker ?? 'users', shown.picker !== undefined).options;
  const known = knownOptions(shown, record);
  const others = known.filter(({ id }) => !loaded.some((option) => option.id === id));
  return others.length === 0 ? loaded : [...others, ...loaded];
}

/** Returns what a record refers to by a field, as options. */
export function knownOptions(shown: ShownField, record: object): readonly SelectOption<number>[] {
  const value = valueOf(shown, record);
  if (typeof value === 'number') {
    const [name = String(value), ...rest] = namesIn(shown, record);
    return [{ id: value, label: [name, ...rest].join(' ') }];
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

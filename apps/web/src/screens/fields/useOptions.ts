import { type Named, pickers } from '@bureau/contract';
import type { SelectOption } from '@bureau/forms';
import { formatFullName } from '@bureau/values';
import { useMemo } from 'react';
import { useRequest } from '../../api/useQuery.ts';
import type { LoadedOptions } from './kinds.tsx';
import { namesIn, type PickerName, type ShownField, valueOf } from './ShownField.ts';

const toOption = ({ id, name }: Named) => ({ value: id, label: name });

function usePicker(name: PickerName, isNeeded: boolean): LoadedOptions {
  const { data, isLoading } = useRequest<readonly Named[]>(pickers[name], isNeeded ? {} : null, {
    isSteady: true,
  });
  return useMemo(() => ({ options: data?.map(toOption) ?? [], isLoading }), [data, isLoading]);
}

/** Returns what fields can refer to, by where it comes from: each is loaded once, whoever asks. */
export function useOptions(
  fields: readonly Pick<ShownField, 'picker'>[],
): Readonly<Record<PickerName, LoadedOptions>> {
  const isNeeded = (name: PickerName) => fields.some(({ picker }) => picker === name);
  const clients = usePicker('clients', isNeeded('clients'));
  const departments = usePicker('departments', isNeeded('departments'));
  const projects = usePicker('projects', isNeeded('projects'));
  const roles = usePicker('roles', isNeeded('roles'));
  const tasks = usePicker('tasks', isNeeded('tasks'));
  const teams = usePicker('teams', isNeeded('teams'));
  const users = usePicker('users', isNeeded('users'));
  return useMemo(
    () => ({ clients, departments, projects, roles, tasks, teams, users }),
    [clients, departments, projects, roles, tasks, teams, users],
  );
}

/** Returns what a field of a record can refer to, what it refers to already among it: that may be nothing that the user sees otherwise. */
export function useKnownOptions(shown: ShownField, record: object): readonly SelectOption<number>[] {
  const loaded = usePicker(shown.picker ?? 'users', shown.picker !== undefined).options;
  const known = knownOptions(shown, record);
  const others = known.filter(({ value }) => !loaded.some((option) => option.value === value));
  return others.length === 0 ? loaded : [...others, ...loaded];
}

/** Returns what a record refers to by a field, as options. */
export function knownOptions(shown: ShownField, record: object): readonly SelectOption<number>[] {
  const value = valueOf(shown, record);
  if (typeof value === 'number') {
    const [name = String(value), ...rest] = namesIn(shown, record);
    return [{ value, label: [name, ...rest].join(' ') }];
  }
  return peopleIn(value).map((person) => ({ value: person.user_id, label: formatFullName(person) }));
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

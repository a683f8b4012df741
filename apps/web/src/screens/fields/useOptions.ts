import { type Pickable, pickers } from '@bureau/contract';
import { useMemo, useState } from 'react';
import { useRequest } from '../../api/useQuery.ts';
import { useCan } from '../../core/account/account.ts';
import { useRoleName } from '../../core/languages/roleName.ts';
import type { LoadedOptions } from './kinds.tsx';
import type { PickerName, ShownField } from './ShownField.ts';

/** What fields can refer to, by where it comes from. */
export type LoadedPickers = Readonly<Record<PickerName, LoadedOptions>>;

const toOption = ({ id, is_active: isActive, name }: Pickable) => ({
  id,
  label: name,
  ...(isActive === false && { isDisabled: true }),
});

/** Returns the records of a resource that can be referred to, where they are needed; none to whom they are not told. */
export function usePicker(name: PickerName, isNeeded: boolean): LoadedOptions {
  const isAsked = useCan(pickers[name].rule) && isNeeded;
  const { data, error, isLoading, retry } = useRequest<readonly Pickable[]>(
    pickers[name],
    isAsked ? {} : null,
    {
      isSteady: true,
    },
  );
  const onRetry = error && !data ? retry : undefined;
  return useMemo(
    () => ({ options: data?.map(toOption) ?? [], isLoading, onRetry }),
    [data, isLoading, onRetry],
  );
}

/** Returns the roles that fields can refer to, as they are called in the language of the reader. */
function useRoleOptions(isNeeded: boolean): LoadedOptions {
  const loaded = usePicker('roles', isNeeded);
  const roleName = useRoleName();
  return useMemo(
    () => ({
      ...loaded,
      options: loaded.options.map(({ id, label }) => ({ id, label: roleName(label) })),
    }),
    [loaded, roleName],
  );
}

/** Returns the same object as before for as long as everything in it is the same. */
function useSameRecord<Value extends Readonly<Record<string, unknown>>>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (Object.entries(value).every(([name, one]) => kept[name] === one)) return kept;
  setKept(value);
  return value;
}

/** Returns what fields can refer to, by where it comes from: each is loaded once, whoever asks. */
export function useOptions(fields: readonly Pick<ShownField, 'picker'>[]): LoadedPickers {
  const isNeeded = (name: PickerName) => fields.some(({ picker }) => picker === name);
  return useSameRecord<LoadedPickers>({
    'article-categories': usePicker('article-categories', isNeeded('article-categories')),
    clients: usePicker('clients', isNeeded('clients')),
    departments: usePicker('departments', isNeeded('departments')),
    'leave-types': usePicker('leave-types', isNeeded('leave-types')),
    meetings: usePicker('meetings', isNeeded('meetings')),
    projects: usePicker('projects', isNeeded('projects')),
    providers: usePicker('providers', isNeeded('providers')),
    roles: useRoleOptions(isNeeded('roles')),
    sprints: usePicker('sprints', isNeeded('sprints')),
    tasks: usePicker('tasks', isNeeded('tasks')),
    taxes: usePicker('taxes', isNeeded('taxes')),
    teams: usePicker('teams', isNeeded('teams')),
    users: usePicker('users', isNeeded('users')),
  });
}

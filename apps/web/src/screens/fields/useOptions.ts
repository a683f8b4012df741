import { type Named, pickers } from '@bureau/contract';
import { useMemo } from 'react';
import { useRequest } from '../../api/useQuery.ts';
import { useCan } from '../../core/account/account.ts';
import { useRoleName } from '../../core/languages/roleName.ts';
import type { LoadedOptions } from './kinds.tsx';
import type { PickerName, ShownField } from './ShownField.ts';

/** What fields can refer to, by where it comes from. */
export type LoadedPickers = Readonly<Record<PickerName, LoadedOptions>>;

const toOption = ({ id, name }: Named) => ({ id, label: name });

/** Returns the records of a resource that can be referred to, where they are needed; none to whom they are not told. */
export function usePicker(name: PickerName, isNeeded: boolean): LoadedOptions {
  const isAsked = useCan(pickers[name].rule) && isNeeded;
  const { data, isLoading } = useRequest<readonly Named[]>(pickers[name], isAsked ? {} : null, {
    isSteady: true,
  });
  return useMemo(() => ({ options: data?.map(toOption) ?? [], isLoading }), [data, isLoading]);
}

/** Returns the roles that fields can refer to, as they are called in the language of the reader. */
function useRoleOptions(isNeeded: boolean): LoadedOptions {
  const { options, isLoading } = usePicker('roles', isNeeded);
  const roleName = useRoleName();
  return useMemo(
    () => ({ options: options.map(({ id, label }) => ({ id, label: roleName(label) })), isLoading }),
    [isLoading, options, roleName],
  );
}

/** Returns what fields can refer to, by where it comes from: each is loaded once, whoever asks. */
export function useOptions(fields: readonly Pick<ShownField, 'picker'>[]): LoadedPickers {
  const isNeeded = (name: PickerName) => fields.some(({ picker }) => picker === name);
  const categories = usePicker('article-categories', isNeeded('article-categories'));
  const clients = usePicker('clients', isNeeded('clients'));
  const departments = usePicker('departments', isNeeded('departments'));
  const leaveTypes = usePicker('leave-types', isNeeded('leave-types'));
  const meetings = usePicker('meetings', isNeeded('meetings'));
  const projects = usePicker('projects', isNeeded('projects'));
  const providers = usePicker('providers', isNeeded('providers'));
  const roles = useRoleOptions(isNeeded('roles'));
  const sprints = usePicker('sprints', isNeeded('sprints'));
  const tasks = usePicker('tasks', isNeeded('tasks'));
  const taxes = usePicker('taxes', isNeeded('taxes'));
  const teams = usePicker('teams', isNeeded('teams'));
  const users = usePicker('users', isNeeded('users'));
  return useMemo(
    () => ({
      'article-categories': categories,
      clients,
      departments,
      'leave-types': leaveTypes,
      meetings,
      projects,
      providers,
      roles,
      sprints,
      tasks,
      taxes,
      teams,
      users,
    }),
    [
      categories,
      clients,
      departments,
      leaveTypes,
      meetings,
      projects,
      providers,
      roles,
      sprints,
      tasks,
      taxes,
      teams,
      users,
    ],
  );
}

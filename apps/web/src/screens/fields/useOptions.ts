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

// the names of an object are those of its type
const pickerNames = Object.keys(pickers) as readonly PickerName[];

/** Returns what fields can refer to, by where it comes from: each is loaded once, whoever asks. Roles are called as in the language of the reader. */
export function useOptions(fields: readonly Pick<ShownField, 'picker'>[]): LoadedPickers {
  const roleName = useRoleName();
  const loaded = pickerNames.map((name) => {
    const isNeeded = fields.some(({ picker }) => picker === name);
    // oxlint-disable-next-line react/rules-of-hooks -- the pickers are the same, and in the same order, each time
    return usePicker(name, isNeeded);
  });
  return useMemo(() => {
    const all = Object.fromEntries(pickerNames.map((name, index) => [name, loaded[index]])) as LoadedPickers;
    const options = all.roles.options.map(({ id, label }) => ({ id, label: roleName(label) }));
    return { ...all, roles: { ...all.roles, options } };
    // oxlint-disable-next-line react/exhaustive-deps -- there are as many of them each time
  }, [roleName, ...loaded]);
}

import { type Named, pickers } from '@bureau/contract';
import { useMemo } from 'react';
import { useRequest } from '../../api/useQuery.ts';
import type { LoadedOptions } from './kinds.tsx';
import type { PickerName, ShownField } from './ShownField.ts';

/** What fields can refer to, by where it comes from. */
export type LoadedPickers = Readonly<Record<PickerName, LoadedOptions>>;

const toOption = ({ id, name }: Named) => ({ id, label: name });

/** Returns the records of a resource that can be referred to, where they are needed. */
export function usePicker(name: PickerName, isNeeded: boolean): LoadedOptions {
  const { data, isLoading } = useRequest<readonly Named[]>(pickers[name], isNeeded ? {} : null, {
    isSteady: true,
  });
  return useMemo(() => ({ options: data?.map(toOption) ?? [], isLoading }), [data, isLoading]);
}

const pickerNames = Object.keys(pickers) as readonly PickerName[];

/** Returns what fields can refer to, by where it comes from: each is loaded once, whoever asks. */
export function useOptions(fields: readonly Pick<ShownField, 'picker'>[]): LoadedPickers {
  // there are as many pickers each time, in the same order
  const loaded = pickerNames.map((name) =>
    usePicker(
      name,
      fields.some(({ picker }) => picker === name),
    ),
  );
  return useMemo(
    () => Object.fromEntries(pickerNames.map((name, index) => [name, loaded[index]])) as LoadedPickers,
    loaded,
  );
}

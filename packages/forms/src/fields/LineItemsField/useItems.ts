import { useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { LineItem } from './LineItemsField.types.ts';

interface Items {
  /** Identifies the items in their order; an item that is moved keeps its key. */
  readonly keys: readonly number[];
  readonly append: (items: readonly LineItem[]) => void;
  readonly move: (from: number, to: number) => void;
  readonly remove: (index: number) => void;
}

const without = <Item>(items: readonly Item[], index: number): Item[] => items.toSpliced(index, 1);

const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] =>
  without(items, from).toSpliced(to, 0, ...items.slice(from, from + 1));

/** Returns as many keys as are wanted: those that there are, and others behind them. */
function fitKeys(keys: readonly number[], length: number): readonly number[] {
  if (keys.length === length) return keys;
  const last = Math.max(0, ...keys);
  const added = Array.from({ length: Math.max(0, length - keys.length) }, (_, index) => last + index + 1);
  return [...keys.slice(0, length), ...added];
}

/**
 * Returns the items of a form by keys, with what changes their number and order. `useFieldArray` of react-hook-form does more and is as large as a tenth
 * of the library, which every sign-in would load: the library is one module.
 */
export function useItems(name: string): Items {
  const { clearErrors, getValues, setValue } = useFormContext();
  const items = useWatch({ name, exact: true }) as readonly LineItem[] | undefined;
  const [known, setKnown] = useState<readonly number[]>([]);
  const length = items?.length ?? 0;

  return useMemo(() => {
    // Somebody else may have changed the list, such as a draft that was kept.
    const keys = fitKeys(known, length);
    const change = (nextKeys: readonly number[], next: readonly LineItem[]) => {
      setKnown(nextKeys);
      // An error belongs to a place in the list, where another item stands now: what is wrong is found again.
      clearErrors(name);
      setValue(name, next, { shouldDirty: true });
    };
    const read = () => (getValues(name) ?? []) as readonly LineItem[];
    return {
      keys,
      append: (added) => change(fitKeys(keys, keys.length + added.length), [...read(), ...added]),
      move: (from, to) => change(moved(keys, from, to), moved(read(), from, to)),
      remove: (index) => change(without(keys, index), without(read(), index)),
    };
  }, [clearErrors, getValues, known, length, name, setValue]);
}

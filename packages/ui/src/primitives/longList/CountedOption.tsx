import { type ComponentProps, type ContextType, use } from 'react';
import { ListStateContext } from 'react-aria-components';

type Options = NonNullable<ContextType<typeof ListStateContext>>['collection'];

const counted = new WeakMap<Options, ReadonlyMap<string, number>>();

/** Returns at which place each of some options stands, from 1 on. */
function countOptions(options: Options): ReadonlyMap<string, number> {
  const known = counted.get(options);
  if (known) return known;
  const entries = [...options].flatMap((entry) =>
    entry.type === 'section' ? [...(options.getChildren?.(entry.key) ?? [])] : [entry],
  );
  const items = entries.filter(({ type }) => type === 'item');
  const places = new Map(items.map(({ key }, index) => [String(key), index + 1]));
  counted.set(options, places);
  return places;
}

type CountedOptionProps = ComponentProps<'div'> & { readonly 'data-key'?: string };

/**
 * States which of how many an option is, where not all are drawn: react-aria counts those that a search leaves out, too, and begins anew in each
 * section.
 */
export function CountedOption(option: CountedOptionProps) {
  const list = use(ListStateContext);
  const places = list && countOptions(list.collection);
  return (
    <div {...option} aria-posinset={places?.get(String(option['data-key']))} aria-setsize={places?.size} />
  );
}

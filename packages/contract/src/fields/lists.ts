import type { FilterKind, ListSpec } from '../http/list.ts';
import { type Field, type Fields, optionOf } from './kinds.ts';
import { namesOf } from './names.ts';
import { entriesOf, type System } from './shapes.ts';
import type { ExportNames, FilterKinds, Flat, GroupNames, ImportNames, SortNames } from './types.ts';

type Stamp = 'created_at' | 'updated_at';

/** What a list of a resource can be sorted, filtered and grouped by. */
export type SpecOf<
  F extends Fields,
  HasCode extends boolean,
  Custom extends boolean,
  Sort extends string,
> = Extract<
  Flat<
    {
      readonly sort: readonly (SortNames<F> | Stamp | Sort | (HasCode extends true ? 'code' : never))[];
      readonly filter: Flat<
        FilterKinds<F> & (HasCode extends true ? Readonly<Record<Stamp, 'dateRange'>> : unknown)
      >;
    } & (Custom extends true ? { readonly hasCustomFields: true } : unknown) &
      ([GroupNames<F>] extends [never] ? unknown : { readonly group: readonly GroupNames<F>[] })
  >,
  ListSpec
>;

/** Returns how lists are filtered by a field, or false. */
export function filterKindOf(field: Field): FilterKind | false {
  const kind = optionOf(field, 'filter');
  if (field.filter !== undefined || !field.isNullable) return kind;
  return kind === 'ids' || kind === 'dateRange' ? `${kind}OrNone` : kind;
}

const columnsOf = (fields: Fields, isMeant: (field: Field) => boolean): string[] =>
  entriesOf(fields).flatMap(([name, field]) => (isMeant(field) ? [namesOf(name, field).column] : []));

/** Returns what lists of a resource can be sorted, filtered and grouped by; `sort` names what is no field. */
export function listSpecOf<
  F extends Fields,
  HasCode extends boolean,
  Custom extends boolean,
  Sort extends string = never,
>(
  fields: F,
  { hasCode, hasCustomFields }: System<HasCode, Custom>,
  sort: readonly Sort[] = [],
): SpecOf<F, HasCode, Custom, Sort> {
  const group = entriesOf(fields).flatMap(([name, field]) => (field.group ? [name] : []));
  const spec = {
    ...(hasCustomFields && { hasCustomFields }),
    sort: [
      ...(hasCode ? ['code'] : []),
      ...sort,
      ...columnsOf(fields, (field) => optionOf(field, 'sort')),
      'created_at',
      'updated_at',
    ],
    ...(group.length > 0 && { group }),
    filter: {
      ...Object.fromEntries(
        entriesOf(fields).flatMap(([name, field]) => {
          const kind = filterKindOf(field);
          return kind === false ? [] : [[namesOf(name, field).filter, kind]];
        }),
      ),
      ...(hasCode && { created_at: 'dateRange', updated_at: 'dateRange' }),
    },
  };
  // The types follow from the same options, which the compiler does not see through the loops.
  return spec as unknown as SpecOf<F, HasCode, Custom, Sort>;
}

/** Names the columns of an exported file, in the order in which they stand when nobody says. */
export function exportFieldsOf<F extends Fields>(
  fields: F,
): readonly (ExportNames<F> | Stamp | 'code' | 'created_by')[] {
  const columns = (wanted: boolean | 'last') =>
    columnsOf(fields, (field) => optionOf(field, 'export') === wanted);
  const all = ['code', ...columns(true), 'created_at', 'updated_at', 'created_by', ...columns('last')];
  return all as (ExportNames<F> | Stamp | 'code' | 'created_by')[];
}

/** Names the columns that an imported file can fill. */
export const importFieldsOf = <F extends Fields>(fields: F): readonly ImportNames<F>[] =>
  columnsOf(
    fields,
    (field) => field.import ?? (!field.isReadOnly && optionOf(field, 'export') !== false),
  ) as ImportNames<F>[];

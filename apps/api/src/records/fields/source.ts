import { type ListSpec, optionOf, filterKindOf } from '@bureau/contract';
import { containsWords, isOnDays } from '../../db/list/conditions.ts';
import type { GroupColumn, ListSource, SortColumn } from '../../db/list/listSource.ts';
import { kindOf } from '../kinds/index.ts';
import {
  type AnyRecordTable,
  columnOf,
  findColumn,
  type BoundField,
  sortColumnOf,
} from '../kinds/BoundField.ts';

type Filter = ListSource<ListSpec>['filter'][string];

/** What a list is sorted and filtered by that no field describes, or otherwise than its field says. */
export interface ListParts<Spec extends ListSpec> {
  readonly sort?: Partial<ListSource<Spec>['sort']>;
  readonly filter?: Partial<ListSource<Spec>['filter']>;
}

/** Returns how a list is sorted, filtered, grouped and searched by the fields of its records. Days are counted in the time zone. */
export function sourceOf<Spec extends ListSpec>(
  boundFields: readonly BoundField[],
  table: AnyRecordTable,
  timeZone: string,
  { sort, filter }: ListParts<Spec> = {},
): ListSource<Spec> {
  const sorted = boundFields.filter(({ field }) => optionOf(field, 'sort'));
  const filtered = boundFields.filter(({ field }) => filterKindOf(field) !== false);
  const number = findColumn(table, 'number');
  const searchText =
    findColumn(table, 'searchText') ?? boundFields.map((bound) => sortColumnOf(bound)).find(Boolean);
  // The contract says by which kind of filter a value was read.
  const onDays =
    (column: typeof table.createdAt): Filter =>
    (range) =>
      isOnDays(column, range as object, timeZone);
  const summed = boundFields.find(({ field }) => field.kind === 'duration' && field.isSummed);
  const source = {
    id: table.id,
    ...(summed && { sum: columnOf(summed) }),
    sort: {
      ...(number !== undefined && { code: { column: number, isUnique: true } }),
      created_at: { column: table.createdAt },
      updated_at: { column: table.updatedAt },
      ...Object.fromEntries(
        sorted.map((bound): [string, SortColumn] => [bound.names.column, kindOf(bound).sort(bound)]),
      ),
      ...sort,
    },
    group: Object.fromEntries(
      boundFields.flatMap((bound): [string, GroupColumn][] => {
        const group = bound.field.group === true ? kindOf(bound).group?.(bound) : undefined;
        return group === undefined ? [] : [[bound.name, group]];
      }),
    ),
    filter: {
      created_at: onDays(table.createdAt),
      updated_at: onDays(table.updatedAt),
      ...Object.fromEntries(
        filtered.map((bound): [string, Filter] => [
          bound.names.filter,
          (value) => kindOf(bound).filter(bound, value, timeZone),
        ]),
      ),
      ...filter,
    },
    search: (q: string) => (searchText === undefined ? undefined : containsWords(searchText, q)),
  };
  // Sort, filters and groups follow from the fields as the specification does, which the compiler does not see through the loops.
  return source as unknown as ListSource<Spec>;
}

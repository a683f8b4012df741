/**
 * How a filter is written: `ids` is a list of positive integers (`1,2`), `dateRange` a plain date (`2026-01-15`) or a range of them of
 * which one end may be open (`2026-01-01..2026-01-31`, `..2026-01-31`), `numberRange` a range of numbers (`0..50`), `words` a list
 * of names (`tasks,projects`), `tags` of any texts, in which `\\,` is a comma and `\\\\` a backslash, `answers` of answers (`yes`, `no`, `true`, `false`). Where a field may be empty, `idsOrNone` takes `none` among the ids, and `dateRangeOrNone` in place
 * of a range.
 */
export type FilterKind =
  | 'ids'
  | 'idsOrNone'
  | 'dateRange'
  | 'dateRangeOrNone'
  | 'numberRange'
  | 'words'
  | 'tags'
  | 'answers';

/** Names the fields by which a list can be sorted and filtered. */
export interface ListSpec {
  readonly sort: readonly string[];
  readonly filter: Readonly<Record<string, FilterKind>>;
  /** Names the fields by which the list can be grouped: filters by ids, which are those of the groups. */
  readonly group?: readonly string[];
  /** Whether the call answers all that the list holds, of which no page is asked for. */
  readonly isWhole?: boolean;
  /** Whether the list can be sorted and filtered by the custom fields of its form as well. */
  readonly hasCustomFields?: boolean;
}

/** Returns how a custom field is named in lists, files and errors, by its column. */
export const customName = (column: string) => `custom_fields.${column}` as const;

type CustomName<Spec extends ListSpec> = Spec extends { readonly hasCustomFields: true }
  ? ReturnType<typeof customName>
  : never;

type SortField<Spec extends ListSpec> = Spec['sort'][number] | CustomName<Spec>;

/** Names a field by which a list can be grouped. */
export type GroupField<Spec extends ListSpec> = Spec extends {
  readonly group: readonly (infer Field extends string)[];
}
  ? Field
  : ListSpec extends Spec
    ? string
    : never;

/** Describes a range of plain dates, both ends included; an end that is missing is open. */
export interface DateRange {
  readonly from?: string;
  readonly to?: string;
}

/** Describes a range of numbers, both ends included; an end that is missing is open. */
export interface NumberRange {
  readonly from?: number;
  readonly to?: number;
}

/** Asks for records whose field is empty. */
export interface NoValue {
  readonly isEmpty: true;
}

/** Lists what a field is asked by that holds or does not. */
export const answers = ['yes', 'no', 'true', 'false'] as const;
export type Answer = (typeof answers)[number];

interface FilterValues {
  readonly ids: readonly number[];
  /** Holds null for the records that have none. */
  readonly idsOrNone: readonly (number | null)[];
  readonly dateRange: DateRange;
  readonly dateRangeOrNone: DateRange | NoValue;
  readonly numberRange: NumberRange;
  readonly words: readonly string[];
  readonly tags: readonly string[];
  readonly answers: readonly Answer[];
}

export type FilterValue<Kind extends FilterKind = FilterKind> = FilterValues[Kind];

/** Names a sort field; a minus before it means descending. */
export type SortKey<Spec extends ListSpec = ListSpec> = SortField<Spec> | `-${SortField<Spec>}`;

export type Filters<Spec extends ListSpec = ListSpec> = {
  readonly [Field in keyof Spec['filter']]?: FilterValue<Spec['filter'][Field]>;
};

/** Describes which part of a list is asked for. */
export interface ListQuery<Spec extends ListSpec = ListSpec> {
  readonly page?: number;
  readonly per_page?: number;
  readonly sort?: readonly SortKey<Spec>[];
  /** Brings the records of a group together, in the order of the groups; those of a group are sorted by `sort`. */
  readonly group?: GroupField<Spec>;
  readonly q?: string;
  readonly filter?: Filters<Spec>;
  /** Filters by custom fields, by their columns, as they are written in addresses: what they mean depends on the type of the field. */
  readonly custom_fields?: Readonly<Record<string, string>>;
}

/** How many records a page holds when the query does not say, and the most it may ask for. */
export const perPage = { default: 50, max: 500 } as const;

/** Describes the answer of a list call. */
export interface List<Item> {
  readonly data: readonly Item[];
  readonly meta: { readonly total: number; readonly page: number; readonly per_page: number };
}

import type { FilterKind } from '../http/list.ts';
import type { CustomValues } from './customValues.ts';
import type { Field, Fields, ItemFields, OptionOf } from './kinds.ts';
import type { ColumnName, FilterName, LabelName, ReadName } from './names.ts';

/** An object type that adds no property to those that it is joined with. */
export type Nothing = Record<never, never>;

/** Writes a type out, so that editors and errors show its properties. */
export type Flat<T> = { [Name in keyof T]: T[Name] };

export interface Money {
  amount: number;
  currency: string;
}

export interface Person {
  user_id: number;
  firstname: string;
  lastname: string;
}

/** The values of each kind: as they are written, and where they differ, as they are read. */
export interface Values {
  line: string;
  text: string;
  richText: string;
  email: string;
  username: string;
  phone: string;
  url: string;
  avatar: string;
  timeZone: string;
  color: string;
  currency: string;
  choice: string;
  state: number;
  boolean: boolean;
  number: number;
  percent: number;
  duration: number;
  money: Money;
  date: string;
  instant: string;
  time: string;
  recurrence: string;
  reference: number;
  person: number;
  people: number[];
  members: { user_id: number; project_role?: string | undefined }[];
  references: number[];
  lineItems: Readonly<Record<string, unknown>>[];
  tags: string[];
}

export interface ReadValues {
  people: Person[];
  members: (Person & { project_role: string })[];
  references: { id: number; name: string }[];
}

/** The value of a field that is there, as it is written. */
export type ValueOf<F extends Field> =
  F extends Field<'choice'>
    ? F['values'][number]
    : F extends Field<'state'>
      ? F['table'][number]['value']
      : F extends Field<'lineItems'>
        ? (LineItemOf<F['fields']> & IdOf<F, { id: number }>)[]
        : Values[F['kind']];

/** What line items have besides their fields. */
type IdOf<F extends Field<'lineItems'>, Id> = F extends { readonly hasIds: true } ? Id : unknown;

/** A line item as it is read. */
export type LineItemOf<F extends ItemFields> = {
  -readonly [Name in keyof F]: OrNull<F[Name], ValueOf<F[Name]>>;
};

/** A line item as it is written: what it need not say may be left out. */
type WrittenItemOf<F extends ItemFields> = Flat<
  {
    -readonly [Name in NamesWith<F, 'isRequired'>]: ValueOf<F[Name]>;
  } & {
    -readonly [Name in Exclude<keyof F, NamesWith<F, 'isRequired'>>]?:
      | OrNull<F[Name], ValueOf<F[Name]>>
      | undefined;
  }
>;

export type OrNull<F, Value> = F extends { readonly isNullable: true } ? Value | null : Value;

export type ReadValue<F extends Field> = OrNull<
  F,
  F['kind'] extends keyof ReadValues ? ReadValues[F['kind']] : ValueOf<F>
>;

export type WriteValue<F extends Field> = F extends { readonly isDerivable: true }
  ? ValueOf<F> | null
  : F extends Field<'lineItems'>
    ? (WrittenItemOf<F['fields']> & IdOf<F, { id?: number | undefined }>)[]
    : OrNull<F, ValueOf<F>>;

export type Is<F, Option extends keyof Field> = F extends { readonly [One in Option]: true } ? true : false;

/** The names of the fields that say something of themselves. */
export type NamesWith<F extends Fields, Option extends keyof Field> = {
  [Name in keyof F]: Is<F[Name], Option> extends true ? Name : never;
}[keyof F];

/** What the fields of a resource read. */
export type ReadOf<F extends Fields> = {
  -readonly [Name in keyof F as ReadName<Name, F[Name]>]: ReadValue<F[Name]>;
} & { -readonly [Name in keyof F as LabelName<Name, F[Name]>]: OrNull<F[Name], string> };

/** The fields that lists show. */
export type ListedFields<F extends Fields> = {
  readonly [Name in keyof F as OptionOf<F[Name], 'list'> extends 'none' ? never : Name]: F[Name];
};

export type Writable<F extends Fields> = Exclude<keyof F, NamesWith<F, 'isReadOnly'>>;

/** What can be written of the fields of a new record. */
export type CreateValues<F extends Fields> = {
  -readonly [Name in Writable<F> & NamesWith<F, 'isRequired'>]: WriteValue<F[Name]>;
} & {
  -readonly [Name in Exclude<Writable<F>, NamesWith<F, 'isRequired'>>]?: WriteValue<F[Name]> | undefined;
};

/** What can be changed of the fields of a record. */
export type UpdateValues<F extends Fields> = {
  -readonly [Name in Exclude<Writable<F>, NamesWith<F, 'isFixed'>>]?: WriteValue<F[Name]> | undefined;
};

/** What can be changed of the fields of many records. */
export type BulkValues<F extends Fields> = {
  -readonly [Name in Writable<F> as OptionOf<F[Name], 'bulk'> extends true ? Name : never]?:
    | WriteValue<F[Name]>
    | undefined;
};

/** What a form of a new record holds. */
export type FormValues<F extends Fields> = {
  -readonly [Name in Writable<F> as F[Name] extends { readonly form: false } ? never : Name]: OrNull<
    F[Name],
    ValueOf<F[Name]>
  >;
};

/** What every record has beside its fields: with a code and the names of who created it, and with custom fields, where its resource says so. */
export type SystemValues<HasCode extends boolean, HasCustomFields extends boolean> = {
  id: number;
  created_at: string;
  updated_at: string;
  created_by: number | null;
  version: number;
} & (HasCode extends true
  ? { code: string; created_firstname: string | null; created_lastname: string | null }
  : unknown) &
  (HasCustomFields extends true ? { custom_fields: CustomValues } : unknown);

/** What can be said of the custom fields of a record. */
export type CustomPart<HasCustomFields extends boolean> = HasCustomFields extends true
  ? { custom_fields?: Readonly<Record<string, unknown>> | undefined }
  : unknown;

/** The fields that lists are sorted by. */
export type SortNames<F extends Fields> = {
  [Name in keyof F]: OptionOf<F[Name], 'sort'> extends true ? ColumnName<Name, F[Name]> : never;
}[keyof F] &
  string;

export type FilterOf<F extends Field> = F extends { readonly filter: infer Said }
  ? Said
  : F extends { readonly isNullable: true }
    ? OrNone<OptionOf<F, 'filter'>>
    : OptionOf<F, 'filter'>;

export type OrNone<Kind> = Kind extends 'ids' | 'dateRange' ? `${Kind}OrNone` : Kind;

/** The filters of lists. */
export type FilterKinds<F extends Fields> = {
  readonly [
    Name in keyof F as FilterOf<F[Name]> extends FilterKind ? FilterName<Name, F[Name]> : never
  ]: FilterOf<F[Name]> & FilterKind;
};

/** The fields that lists are grouped by. */
export type GroupNames<F extends Fields> = NamesWith<F, 'group'> & string;

export type IsExported<F extends Field> = OptionOf<F, 'export'> extends false ? false : true;

/** The columns of files that are exported. */
export type ExportNames<F extends Fields> = {
  [Name in keyof F]: IsExported<F[Name]> extends true ? ColumnName<Name, F[Name]> : never;
}[keyof F] &
  string;

export type IsImported<F extends Field> = F extends { readonly import: infer Said }
  ? Said
  : F extends { readonly isReadOnly: true }
    ? false
    : IsExported<F>;

/** The columns of files that are imported. */
export type ImportNames<F extends Fields> = {
  [Name in keyof F]: IsImported<F[Name]> extends true ? ColumnName<Name, F[Name]> : never;
}[keyof F] &
  string;

/** Requires of a date that is not before another, and of a recurrence that counts from one, that the other is a field of the same resource. */
export type WithKnownOrder<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends { readonly isAfter: infer Start }
    ? Start extends keyof F
      ? unknown
      : { readonly isAfter: keyof F }
    : F[Name] extends { readonly countsFrom: infer Start }
      ? Start extends keyof F
        ? unknown
        : { readonly countsFrom: keyof F }
      : unknown;
};

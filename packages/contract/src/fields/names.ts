import type { Field } from './kinds.ts';

type Stem<Name, End extends string> = Name extends `${infer Start}${End}` ? Start : Name;

/** The plural of a name: `tax` is `taxes`, `dependency` is `dependencies`. */
type Plural<Name extends string> = Name extends `${infer Start}y`
  ? `${Start}ies`
  : Name extends `${string}x`
    ? `${Name}es`
    : `${Name}s`;

/** The name under which a field is read. */
export type ReadName<Name, F extends Field> =
  F extends Field<'people' | 'references'> ? Plural<Stem<Name, '_ids'> & string> : Name;

/** The names under which what a field refers to is read beside it. */
export type LabelName<Name, F extends Field> =
  F extends Field<'reference'>
    ? `${Stem<Name, '_id'> & string}_name`
    : F extends Field<'person'>
      ? `${Stem<Name, '_id'> & string}_${'firstname' | 'lastname'}`
      : never;

/** The name of a field as a column of lists and files, and as what lists are sorted by. */
export type ColumnName<Name, F extends Field> =
  F extends Field<'reference'>
    ? `${Stem<Name, '_id'> & string}_name`
    : F extends Field<'person'>
      ? Stem<Name, '_id'>
      : ReadName<Name, F>;

/** The name by which lists are filtered by a field. */
export type FilterName<Name, F extends Field> =
  F extends Field<'people' | 'references'>
    ? `${Stem<Name, '_ids'> & string}_id`
    : F extends Field<'members'>
      ? `${Stem<Name, 's'> & string}_id`
      : Name;

/** Lists the names that follow from that under which a field is written. */
export interface FieldNames<Name extends string = string, F extends Field = Field> {
  readonly write: Name;
  readonly read: ReadName<Name, F>;
  readonly labels: readonly LabelName<Name, F>[];
  readonly column: ColumnName<Name, F>;
  readonly filter: FilterName<Name, F>;
}

const stem = (name: string, end: string) => (name.endsWith(end) ? name.slice(0, -end.length) : name);

const plural = (name: string) => (name.endsWith('x') ? `${name}es` : `${name.replace(/y$/, 'ie')}s`);

/** Names what refers to several: what `assignee_ids` writes is read as `assignees`. */
const severalRule = (name: string) => {
  const one = stem(name, '_ids');
  return { read: plural(one), column: plural(one), filter: `${one}_id` };
};

/** What a kind of field reads, shows and filters under other names than the one under which it is written. */
const nameRules: {
  readonly [K in Field['kind']]?: (name: string) => Partial<Omit<FieldNames<string>, 'labels'>> & {
    readonly labels?: readonly string[];
  };
} = {
  reference: (name) => {
    const label = `${stem(name, '_id')}_name`;
    return { labels: [label], column: label };
  },
  person: (name) => {
    const column = stem(name, '_id');
    return { labels: [`${column}_firstname`, `${column}_lastname`], column };
  },
  people: severalRule,
  references: severalRule,
  members: (name) => ({ filter: `${stem(name, 's')}_id` }),
};

/**
 * Returns the names of a field: a reference `project_id` is read as `project_id` and `project_name`, a person `leader_id` with
 * `leader_firstname` and `leader_lastname`, people `assignee_ids` as `assignees`, and references `tax_ids` as `taxes`.
 */
export const namesOf = <const Name extends string, const F extends Field>(name: Name, field: F) =>
  // The types of the names say the same as the rules, which the compiler cannot see.
  ({
    write: name,
    read: name,
    labels: [],
    column: name,
    filter: name,
    ...nameRules[field.kind]?.(name),
  }) as unknown as FieldNames<Name, F>;

import type { AccessRule, Field, Tone } from '@bureau/contract';
import type { Locale } from '@bureau/values';
import type { PgColumn, PgTable, SQL } from '../db/orm.ts';
import type { Caller } from '../access/Caller.ts';
import type { Database } from '../db/database.ts';
import { type BoundField, columnOf, findColumn, sortColumnOf } from '../records/kinds/BoundField.ts';
import { type FileWords, inFiles } from '../transfer/kinds.ts';
import type { Described } from './Described.ts';
import { visibleIn } from './list.ts';

/** Describes how records of one kind are found. */
export interface SearchSource<Type extends string = string> {
  readonly type: Type;
  /** Who may see a list of such records; nobody else finds any. */
  readonly rule: AccessRule;
  /** The address of a record inside the application, up to its id. */
  readonly route: string;
  readonly table: PgTable & Readonly<Record<'id' | 'number' | 'code', PgColumn>>;
  readonly title: PgColumn | SQL;
  /** The title as it begins when it is folded; indexed. */
  readonly titleSort: PgColumn;
  /** Code and title as they are searched. */
  readonly searchText: PgColumn;
  /** Returns which of the records the caller sees. */
  readonly visible: (db: Database, caller: Caller) => Promise<SQL | undefined>;
  /** The status of a record, where it has one. */
  readonly status?: StatusSource;
}

/** A status as it is shown. */
export interface ShownStatus {
  readonly label: string;
  readonly tone: Tone;
}

interface StatusSource {
  readonly column: PgColumn;
  /** Returns how a value is shown in a language. */
  readonly show: (value: unknown, locale: Locale) => ShownStatus;
}

function toneOf(field: Field, value: unknown): Tone {
  if (field.kind === 'state') return field.table.find((entry) => entry.value === value)?.tone ?? 'neutral';
  return (field.kind === 'choice' ? field.tones?.[String(value)] : undefined) ?? 'neutral';
}

/** Returns how the status of records is shown: with the words that files have for it. */
function statusSourceOf(bound: BoundField, words: FileWords = {}): StatusSource {
  const { kind } = inFiles(bound, words);
  return {
    column: columnOf(bound),
    show(value, locale) {
      const cell = kind.write(value, locale);
      return { label: String(cell?.value ?? value), tone: toneOf(bound.field, value) };
    },
  };
}

/** Returns how the records of a module are found: by their codes, titles and searched words. */
export function searchSourceOf(described: Described): SearchSource {
  const { name, table, boundFields, input, resource, title } = described;
  const titleSort = sortColumnOf(title);
  const [number, code, searchText] = ['number', 'code', 'searchText'].map((column) =>
    findColumn(table, column),
  );
  const { searchType: type } = resource;
  const status = boundFields.find((bound) => bound.name === 'status');
  if (!titleSort || !number || !code || !searchText || type === undefined)
    throw new Error(`The contract does not say that a search finds ${name}.`);
  return {
    type,
    rule: resource.list.rule,
    route: `/${name}/detail/`,
    table: Object.assign(table, { number, code }),
    title: columnOf(title),
    titleSort,
    searchText,
    visible: (db, caller) => visibleIn(db, described, caller),
    ...(status && { status: statusSourceOf(status, input.files?.['status']) }),
  };
}

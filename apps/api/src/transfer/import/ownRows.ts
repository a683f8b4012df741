import { foldForSort } from '../../db/fold.ts';
import type { Message } from '../../errors/messages.ts';
import type { Values } from '../../records/kinds/KindOfField.ts';
import { labelLength } from '../../records/references.ts';
import type { ParseError } from '../fieldKinds.ts';
import type { Lookups, NamedRecord } from '../Lookups.ts';
import { withNameFallback, createNameIndex, type NameIndex, withFallback } from '../nameIndex.ts';
import { mapInSlices } from '../yieldToEventLoop.ts';
import { columnNamed, type Mapping } from './guessColumns.ts';
import type { ImportTarget } from './ImportTarget.ts';
import type { Table } from './Table.ts';

/** A row that was read, with its number in the file. */
export interface ReadRow {
  readonly row: number;
  readonly values: Record<string, unknown>;
}

/** Returns the records that a value names and that are rows of the file themselves: until they are written, their ids are below 0. */
const rowsIn = (value: unknown): NamedRecord[] =>
  [value].flat().filter((one): one is NamedRecord => Number((one as NamedRecord | null)?.id) < 0);

const rowOf = ({ id }: NamedRecord) => -id;

/** Returns how what several columns name is called in a file where that is cut. */
const cutLabels = (label: string): readonly string[] =>
  label.length > labelLength ? [Array.from(label).slice(0, labelLength).join('')] : [];

/** Indexes the rows of a file by the codes that they had elsewhere, by their names, and by both. */
async function indexRows(
  { rows }: Table,
  name: number | undefined,
  code: number | undefined,
): Promise<NameIndex<NamedRecord>> {
  const cellsOf = (cells: readonly string[]) =>
    [code, name].map((column) => (column === undefined ? '' : (cells[column] ?? '').trim()));
  const named = await mapInSlices(rows, ({ cells, number }) => {
    const [known = '', called = ''] = cellsOf(cells);
    return { id: -number, name: called === '' ? known : called, sort: foldForSort(called), known, called };
  });
  const byCode = await createNameIndex(named, ({ known }) => (known === '' ? [] : [known]));
  const byName = await createNameIndex(named, ({ called, known }) =>
    called === '' ? [] : [called, `${known} ${called}`, ...cutLabels(`${known} ${called}`)],
  );
  return withFallback(byCode, byName);
}

/** Lists the fields that columns fill by which records of a resource name others of it: no other names a row of the file. */
export const ownReferencesOf = (
  { fields, resource }: Pick<ImportTarget, 'fields' | 'resource'>,
  mapping: Mapping,
): readonly string[] => mapping.flatMap(([, field]) => (fields[field]?.to === resource ? [field] : []));

/** Lets the rows of a file name each other: what the file itself brings goes before what is there already. */
export async function withOwnRows(
  lookups: Lookups,
  target: ImportTarget,
  table: Table,
  mapping: Mapping,
): Promise<Lookups> {
  const { fields, resource, title } = target;
  const { [resource]: present } = lookups.records;
  if (present === undefined || ownReferencesOf(target, mapping).length === 0) return lookups;
  const name = mapping.find(([, field]) => field === title)?.[0];
  const own = await indexRows(table, name, columnNamed('code', table, fields));
  const both = withNameFallback(withFallback(own, present));
  return { ...lookups, records: { ...lookups.records, [resource]: both } };
}

interface Refusal {
  readonly row: number;
  readonly field: string;
  readonly message: Message;
}

interface Naming {
  readonly row: number;
  readonly field: string;
  readonly named: NamedRecord;
}

/** Returns those of some rows naming others that lead into a circle: none that leads to an end remains once the ends are taken away one after the other. */
function findCycles(naming: readonly Naming[]): readonly Naming[] {
  const byNamed = Map.groupBy(naming, ({ named }) => rowOf(named));
  const left = new Map([...byNamed.keys()].map((row) => [row, 0]));
  for (const { row } of naming) left.set(row, (left.get(row) ?? 0) + 1);
  const ends = [...left].flatMap(([row, count]) => (count === 0 ? [row] : []));
  for (let end = ends.pop(); end !== undefined; end = ends.pop())
    for (const { row } of byNamed.get(end) ?? []) {
      const count = (left.get(row) ?? 0) - 1;
      left.set(row, count);
      if (count === 0) ends.push(row);
    }
  return naming.filter(({ row, named }) => left.get(row) !== 0 && left.get(rowOf(named)) !== 0);
}

/**
 * Finds the rows that cannot be taken because of other rows: those that lead in a circle, and those that name one which cannot be taken.
 *
 * @param references are the fields by which rows name each other.
 */
export function findRefusedRows(
  read: readonly ReadRow[],
  failed: Iterable<number>,
  references: readonly string[],
): Refusal[] {
  if (references.length === 0) return [];
  const naming = read.flatMap(({ row, values }) =>
    references.flatMap((field) => rowsIn(values[field]).map((named) => ({ row, field, named }))),
  );
  const byField = Map.groupBy(naming, ({ field }) => field);
  const cycles = [...byField.values()].flatMap(findCycles).map(({ row, field, named }): Refusal => ({
    row,
    field,
    message: { key: 'import.value.circle', values: { value: named.name } },
  }));
  const refused = new Set([...failed, ...cycles.map(({ row }) => row)]);
  const byNamed = Map.groupBy(naming, ({ named }) => rowOf(named));
  const following: Refusal[] = [];
  const open = [...refused];
  for (let bad = open.pop(); bad !== undefined; bad = open.pop())
    for (const { row, field } of byNamed.get(bad) ?? []) {
      if (refused.has(row)) continue;
      refused.add(row);
      open.push(row);
      following.push({ row, field, message: { key: 'import.value.refusedRow', values: { row: bad } } });
    }
  return [...cycles, ...following];
}

/** Puts the rows that others name by a single reference before them, and leaves the order as it is otherwise. */
export function inOrder(read: readonly ReadRow[], references: readonly string[]): readonly ReadRow[] {
  if (references.length === 0) return read;
  const byRow = new Map(read.map((one) => [one.row, one]));
  const ordered = new Set<ReadRow>();
  for (const one of read) {
    const waiting = [one];
    for (let last = waiting.at(-1); last !== undefined; last = waiting.at(-1)) {
      const { values } = last;
      const above = references
        .flatMap((field) => (Array.isArray(values[field]) ? [] : rowsIn(values[field])))
        .flatMap((named) => byRow.get(rowOf(named)) ?? [])
        .find((other) => !ordered.has(other));
      if (above === undefined) ordered.add(waiting.pop() ?? last);
      else waiting.push(above);
    }
  }
  return [...ordered];
}

/** Returns what a row says with the ids that the other rows of the file get. */
export function withIds(
  values: Values,
  references: readonly string[],
  idOf: (row: number) => number | undefined,
): Values {
  const identify = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(identify);
    const [named] = rowsIn(value);
    return named === undefined ? value : { ...named, id: idOf(rowOf(named)) };
  };
  const said = references.filter((field) => values[field] !== undefined);
  return { ...values, ...Object.fromEntries(said.map((field) => [field, identify(values[field])])) };
}

/**
 * Decides which of several records of the same name a row means: the one of the project that the row names.
 *
 * @param projectOf returns the project of what another row of the file stands for.
 */
export function decide(
  refusal: ParseError,
  project: number | undefined,
  projectOf: (row: number) => number | undefined,
): unknown {
  const meant = refusal.candidates.filter(
    (one) => project !== undefined && (one.id < 0 ? projectOf(rowOf(one)) : one.projectId) === project,
  );
  return meant.length === 1 ? meant[0] : refusal;
}

import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { ImportAnswer } from '@bureau/contract';
import { type DateOrder, orderOfFormat } from '@bureau/values';
import type { Caller } from '../../access/Caller.ts';
import { formatsOf } from '../../access/formatsOf.ts';
import type { Database } from '../../db/database.ts';
import { ApiError, FieldError } from '../../errors/ApiError.ts';
import { formatMessage } from '../../errors/messages.ts';
import type { UploadedFile } from '../../files/UploadedFile.ts';
import type { Call } from '../../http/implement.ts';
import { announceRange } from '../../records/events/announce.ts';
import type { Lookups } from '../Lookups.ts';
import { abortImport } from './abortImports.ts';
import { type CheckedRows, checkRows, rejectRows } from './checkRows.ts';
import {
  type AnyFields,
  guessByNames,
  guessDateOrders,
  guessMapping,
  type Mapping,
  readableFields,
  samplesOf,
} from './guessColumns.ts';
import { beginImport, endImport, findImport, hashImport, saveProgress } from './importRecord.ts';
import type { ImportTarget } from './ImportTarget.ts';
import { reserveRange } from './numbers.ts';
import { ownReferencesOf, withOwnRows } from './ownRows.ts';
import { readTable } from './readTable.ts';
import type { Table } from './Table.ts';
import { findForeignRows, type Note, writeRows } from './writeRows.ts';

/** How often it is noted how far an import has come, and how often a second request with its key looks for its end, in milliseconds. */
const noteInterval = 500;
const waitInterval = 200;

const sampleCount = 3;
const sampleLength = 100;

/** What a request that imports carries. */
export interface ImportCall extends Pick<Call, 'db' | 'key' | 'origin' | 'readSettings'> {
  readonly caller: Caller;
  readonly file: UploadedFile;
  readonly query: { readonly dry_run?: '1'; readonly skip_errors?: '1' };
  readonly parts: {
    readonly mapping?: Readonly<Record<string, string | undefined>>;
    readonly date_orders?: Readonly<Record<string, DateOrder | undefined>>;
  };
}

/** Describes how the columns of a file are read. */
interface Plan {
  readonly fields: AnyFields;
  readonly mapping: Mapping;
  readonly dateOrders: ReadonlyMap<string, DateOrder>;
  readonly lookups: Lookups;
  readonly timeZone: string;
}

/**
 * Requires that the request names fields that there are.
 *
 * @throws FieldError
 */
function requireKnown({ parts }: ImportCall, fields: AnyFields): void {
  const named = ['mapping', 'date_orders'] as const;
  const unknown = named.flatMap((part) =>
    Object.keys(parts[part] ?? {}).flatMap((field) =>
      fields[field]?.reader === undefined
        ? [[`${part}.${field}`, [{ key: 'validation.noUnknown' as const }]]]
        : [],
    ),
  );
  if (unknown.length > 0) throw new FieldError(Object.fromEntries(unknown) as FieldError['fields']);
}

/** Returns the columns that the request names. */
function readMapping({ parts }: ImportCall, { head }: Table): Mapping | undefined {
  if (parts.mapping === undefined) return undefined;
  const wanted = Object.entries(parts.mapping).flatMap(([field, name]) =>
    name === undefined ? [] : [[head.indexOf(name), field, name] as const],
  );
  const missing = wanted.filter(([column]) => column < 0);
  if (missing.length > 0) {
    const errors = missing.map(([, field, name]) => [
      `mapping.${field}`,
      [{ key: 'import.columns.unknown', values: { name } }],
    ]);
    throw new FieldError(Object.fromEntries(errors) as FieldError['fields']);
  }
  return wanted.map(([column, field]) => [column, field]);
}

async function plan(target: ImportTarget, call: ImportCall, table: Table): Promise<Plan> {
  const { fields } = target;
  requireKnown(call, fields);
  const given = readMapping(call, table);
  const named = guessByNames(table.head, fields);
  const readable = readableFields(table, fields, named, given);
  const lookups = await target.lookUp(call.db, call.caller, readable);
  const mapping = given ?? guessMapping(table, fields, lookups, named);
  const ownLookups = await withOwnRows(lookups, target, table, mapping);
  const formats = formatsOf(call.caller, await call.readSettings());
  const fallback = orderOfFormat(formats.date_format);
  const dateOrders = new Map(await guessDateOrders(table, fields, mapping, fallback));
  for (const [field, order] of Object.entries(call.parts.date_orders ?? {}))
    if (order !== undefined) dateOrders.set(field, order);
  return { fields, mapping, dateOrders, lookups: ownLookups, timeZone: formats.time_zone };
}

/** Returns a function that says how far an import has come, from time to time. */
function createNotes(db: Database, id: number): Note {
  let last = performance.now();
  return (phase, done, total) => {
    if (performance.now() - last < noteInterval) return undefined;
    last = performance.now();
    return saveProgress(db, id, { phase, done, total });
  };
}

async function check(
  target: ImportTarget,
  call: ImportCall,
  table: Table,
  { mapping, fields, ...reading }: Plan,
  note: Note,
): Promise<CheckedRows> {
  const mapped = new Set(mapping.map(([, field]) => field));
  const total = table.rows.length;
  const missing = Object.entries(fields).filter(([key, { isRequired }]) => isRequired && !mapped.has(key));
  if (missing.length > 0) {
    const errors = missing.map(([field]) => ({
      row: 1,
      field,
      message: { key: 'import.mapping.required' } as const,
    }));
    return { taken: [], errors, failed: total };
  }
  const ownReferences = ownReferencesOf(target, mapping);
  const checked = await checkRows(table, {
    ...reading,
    mapping,
    fields,
    locale: call.origin.locale,
    ownReferences,
    onProgress: (done) => note('checking', done, total),
    findErrors: async (values) => (await target.findErrors?.(call.db, values, call.caller)) ?? [],
  });
  const foreign = await findForeignRows(target, call, { mapping, taken: checked.taken });
  return rejectRows(checked, foreign, { key: 'errors.notOwn' }, ownReferences);
}

function describe(
  { head, rows }: Table,
  { mapping, dateOrders }: Plan,
  table: Table,
): Pick<ImportAnswer, 'columns' | 'rows'> {
  const clean = (text: string) => text.slice(0, sampleLength).replaceAll('\0', '\ufffd').toWellFormed();
  const columns = head.map((name, column) => {
    const field = mapping.find(([place]) => place === column)?.[1] ?? null;
    const samples = samplesOf(table, column, sampleCount).map(clean);
    return { name, samples, field, date_order: (field !== null && dateOrders.get(field)) || null };
  });
  return { rows: rows.length, columns };
}

async function work(target: ImportTarget, call: ImportCall, id: number): Promise<ImportAnswer> {
  const note = createNotes(call.db, id);
  const table = await readTable(call.file.bytes, (names) => guessByNames(names, target.fields).size);
  const planned = await plan(target, call, table);
  const { taken, errors, failed } = await check(target, call, table, planned, note);
  const isTaken = failed === 0 || call.query.skip_errors === '1';
  const created = isTaken ? taken.length : 0;
  const isWritten = call.query.dry_run !== '1' && created > 0;
  const reserved = isWritten ? await reserveRange(call.db, id, target.resource, target.table, created) : null;
  const answer: ImportAnswer = {
    ...describe(table, planned, table),
    created,
    failed,
    errors: errors.map((error) => ({ ...error, message: formatMessage(error.message, call.origin.locale) })),
  };
  await call.db.transaction(async (tx) => {
    if (reserved !== null) {
      await writeRows(tx, target, call, reserved, { mapping: planned.mapping, taken }, note);
      if ((await target.findForeign(tx, reserved, call.caller)).length > 0)
        throw new ApiError(422, 'errors.notOwn');
      await announceRange(tx, target.resource, reserved);
      await target.notify(tx, call.caller, reserved, call.origin.now);
    }
    await endImport(tx, id, answer);
  });
  return answer;
}

/** Waits for the end of an import that another request has begun. Returns null when it has failed. */
async function waitForAnswer(db: Database, userId: number, key: string): Promise<ImportAnswer | null> {
  for (;;) {
    const row = await findImport(db, userId, key);
    if (row === null) return null;
    if (row.answer !== null) return row.answer;
    await setTimeout(waitInterval);
  }
}

/**
 * Imports a file once for each key of a user: all of its rows, or none when one cannot be taken, unless the request says to leave such rows out.
 * What an import writes is one transaction, so that one that fails leaves nothing.
 *
 * @throws FieldError for what is wrong with the file as a whole; ApiError 422 for a key that was used for another file, 429 after too many imports.
 */
export async function runImport(target: ImportTarget, call: ImportCall): Promise<ImportAnswer> {
  const { db, caller, file, parts, query, origin, key = randomUUID() } = call;
  const { resource } = target;
  const isDryRun = query.dry_run === '1';
  const request = hashImport(file.bytes, { resource, ...query, ...parts });
  for (;;) {
    const { row, isNew } = await beginImport(db, {
      userId: caller.id,
      key,
      resource,
      isDryRun,
      request,
      now: origin.now,
      address: origin.address,
    });
    if (!isNew) {
      const answer = row.answer ?? (await waitForAnswer(db, caller.id, key));
      if (answer !== null) return answer;
      continue;
    }
    try {
      return await work(target, call, row.id);
    } catch (error) {
      const written = await findImport(db, caller.id, key);
      if (written?.id === row.id) await abortImport(db, written);
      throw error;
    }
  }
}

import { type DatedRecord, isDueBeforeStart } from '@bureau/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import type { Message } from '../errors/messages.ts';

const wrongOrder: Message = { key: 'validation.dateOrder' };

/** Finds a day by which a record would be due before it begins. What it has already may stay. */
export function findDateErrors(given: DatedRecord, before: DatedRecord): Record<string, Message[]> {
  const { start_date: start = before.start_date, due_date: due = before.due_date } = given;
  const isNew = start !== before.start_date || due !== before.due_date;
  return isNew && isDueBeforeStart({ start_date: start, due_date: due }) ? { due_date: [wrongOrder] } : {};
}

/** Finds, of records that are changed together, whether one would be due before it begins. What it has already may stay. */
export async function findDateErrorsOfMany(
  tx: Database,
  table: PgTable & { readonly startDate: PgColumn; readonly dueDate: PgColumn },
  among: SQL,
  given: DatedRecord,
): Promise<Record<string, Message[]>> {
  const { start_date: newStart, due_date: newDue } = given;
  if (newStart === undefined && newDue === undefined) return {};
  const { startDate, dueDate } = table;
  const start = newStart === undefined ? sql`${startDate}` : sql`${newStart}::date`;
  const due = newDue === undefined ? sql`${dueDate}` : sql`${newDue}::date`;
  const isNew = sql`(${start} is distinct from ${startDate} or ${due} is distinct from ${dueDate})`;
  const { rows } = await tx.execute(
    sql`select 1 from ${table} where ${among} and ${due} < ${start} and ${isNew} limit 1`,
  );
  return rows.length > 0 ? { 'values.due_date': [wrongOrder] } : {};
}

import type { CodedForm } from '@bureau/contract';
import { eq, getTableName, type PgTable, sql } from '../../db/orm.ts';
import type { Database } from '../../db/database.ts';
import { counters, imports } from '../../db/schema/index.ts';
import { nextCodes } from '../../records/numbering/codes.ts';
import type { ImportedRange } from './ImportTarget.ts';

/** Names a range of identifiers and numbers, and says how their codes are written. */
export interface Reserved extends ImportedRange {
  readonly firstNumber: number;
  readonly codeOf: (number: number) => string;
}

/**
 * Reserves identifiers and numbers for the records of an import, and notes them. Who creates a record takes its number first, so that
 * nobody is given an identifier of the range while the counter is held here.
 */
export function reserveRange(
  db: Database,
  importId: number,
  form: CodedForm,
  table: PgTable,
  count: number,
): Promise<Reserved> {
  const name = getTableName(table);
  return db.transaction(async (tx) => {
    const { first: firstNumber, codeOf } = await nextCodes(tx, form, count);
    const sequence = sql`pg_get_serial_sequence(${name}, 'id')`;
    const { rows } = await tx.execute<{ last: string }>(
      sql`select setval(${sequence}, nextval(${sequence}) + ${count - 1}) as last`,
    );
    const lastId = Number(rows[0]?.last);
    const firstId = lastId - count + 1;
    await tx
      .update(imports)
      .set({ firstId, lastId, firstNumber, phase: 'writing', done: 0, total: count, aliveAt: sql`now()` })
      .where(eq(imports.id, importId));
    return { firstId, lastId, firstNumber, codeOf };
  });
}

/** Returns the numbers of an unfinished import to its counter, unless later ones were given meanwhile. */
export async function releaseNumbers(
  tx: Database,
  counter: string,
  first: number,
  count: number,
): Promise<void> {
  await tx
    .update(counters)
    .set({ value: first - 1 })
    .where(sql`${counters.name} = ${counter} and ${counters.value} = ${first + count - 1}`);
}

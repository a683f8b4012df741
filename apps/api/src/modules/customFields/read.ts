import type { CustomField, customFields as contract, ListQuery, ResponseOf } from '@bureau/contract';
import { eq, sql } from '../../db/orm.ts';
import type { Database } from '../../db/database.ts';
import { answerList, oneRow } from '../../db/list/answerList.ts';
import { containsWords } from '../../db/list/conditions.ts';
import type { ListSource } from '../../db/list/listSource.ts';
import { customFields } from '../../db/schema/index.ts';
import { isPresent, readFields } from '../../records/customFields/readFields.ts';

type Spec = typeof contract.list.list;

const source: ListSource<Spec> = {
  id: customFields.id,
  sort: {
    position: { column: customFields.position },
    field_label: { column: customFields.labelSort },
    created_at: { column: customFields.createdAt },
    updated_at: { column: customFields.updatedAt },
  },
  filter: { form: (forms) => sql`${customFields.form} = any(${sql.param([...forms])}::text[])` },
  search: (q) => containsWords(customFields.labelSort, q),
};

/** Lists the custom fields of forms. */
export const listFields = (db: Database, query: ListQuery<Spec>): Promise<ResponseOf<typeof contract.list>> =>
  answerList(db, source, query, {
    visible: isPresent,
    fallback: ['position'],
    read: (rows) => readFields(db, rows),
  });

/** Reads a field, or returns null when there is none. */
export const readField = async (db: Database, id: number): Promise<CustomField | null> =>
  (await readFields(db, oneRow(eq(customFields.id, id))))[0] ?? null;

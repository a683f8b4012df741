import {
  type AccessRule,
  canAccess,
  defects,
  incidents,
  knowledgebase,
  type RecordOf,
} from '@bureau/contract';
import { eq } from '../../db/orm.ts';
import type { Database } from '../../db/database.ts';
import { recordTables } from '../../db/schema/index.ts';
import type { Writer } from '../../engine/write.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { recordChanges } from '../../records/activities/write.ts';
import { insertLink } from '../../records/articleLinks.ts';
import { readRecord, readWritten } from '../../records/findRecord.ts';
import { pickableAmong } from '../../records/people.ts';
import { defectModule } from '../defects/service.ts';
import { articleModule } from '../knowledgebase/service.ts';
import { incidentModule } from './service.ts';

/** Reads the incident that something is made of by somebody who may. */
async function readSource(
  tx: Database,
  id: number,
  { caller }: Writer,
  rule: AccessRule,
): Promise<RecordOf<typeof incidents>> {
  if (!canAccess(caller, rule)) throw new ApiError(403, 'errors.forbidden');
  return readRecord(tx, incidentModule.recordsFor(caller), caller, id, 'key share');
}

/** Notes in the activity log of an incident what was made of it. */
const noteConversion = (tx: Database, id: number, code: string, { caller, origin: { now } }: Writer) =>
  recordChanges(tx, { resource: incidents.name, recordId: id, userId: caller.id, now }, [
    { field: 'converted_to', oldValue: null, newValue: code },
  ]);

/**
 * Creates a defect of what an incident says, which refers to it, in the transaction of the request.
 *
 * @throws ApiError 403 without the permission to create defects, 404 for an incident that the caller may not see.
 */
export async function convertToDefect(
  tx: Database,
  id: number,
  writer: Writer,
): Promise<RecordOf<typeof defects>> {
  const {
    assignee_id: had,
    description,
    project_id,
    severity,
    title,
  } = await readSource(tx, id, writer, defects.create.rule);
  const [assignee] = await pickableAmong(tx, writer.caller, had === null ? [] : [had]);
  const body = {
    title,
    project_id,
    severity,
    actual: description,
    ...(assignee !== undefined && { assignee_id: assignee }),
  };
  const made = await defectModule.create(tx, body, writer, 'defaults');
  await noteConversion(tx, id, made.code, writer);
  const { defects: table } = recordTables;
  await tx.update(table).set({ incidentId: id }).where(eq(table.id, made.id));
  return readWritten(tx, defectModule.recordsFor(writer.caller), made.id);
}

/**
 * Creates a draft of an article of what an incident says and how it was resolved, which refers to it and is linked to it, in the transaction of the request.
 *
 * @throws ApiError 403 without the permission to create articles, 404 for an incident that the caller may not see.
 */
export async function convertToArticle(
  tx: Database,
  id: number,
  writer: Writer,
): Promise<RecordOf<typeof knowledgebase>> {
  const incident = await readSource(tx, id, writer, knowledgebase.create.rule);
  const body = `${incident.description}${incident.resolution_notes}`;
  const title = incident.title.slice(0, knowledgebase.fields.title.max);
  const made = await articleModule.create(tx, { title, body }, writer, 'defaults');
  await noteConversion(tx, id, made.code, writer);
  const { knowledgebase: table } = recordTables;
  await tx.update(table).set({ incidentId: id }).where(eq(table.id, made.id));
  const link = { articleId: made.id, resource: incidents.name, recordId: id };
  const author = { userId: writer.caller.id, now: writer.origin.now };
  await insertLink(tx, link, [made.code, incident.code], author);
  return readWritten(tx, articleModule.recordsFor(writer.caller), made.id);
}

import {
  type BodyOf,
  canAccess,
  defects,
  type ResponseOf,
  type Task,
  taskLimits,
  taskStatus,
} from '@bureau/contract';
import type { Database } from '../../db/database.ts';
import type { Writer } from '../../engine/write.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { formatMessage } from '../../errors/messages.ts';
import { readRecord } from '../../records/findRecord.ts';
import { pickableAmong, pickableIds } from '../../records/people.ts';
import { defectModule } from '../defects/service.ts';
import { taskModule } from './module.ts';

type Level = NonNullable<BodyOf<typeof defects.create>['severity']>;

/** Returns how severe a defect is from the priority of a task, and the other way round: their tables run in opposite directions (docs/product.md §4). */
const oppositeOf = (level: Level) => (6 - level) as Level;

const reported = ['steps', 'expected', 'actual'] as const;

/**
 * Creates a defect of what a task says, and cancels the task, in the transaction of the request.
 *
 * @throws ApiError 403 without the permission to create defects, 404 for a task that the caller may not see.
 */
export async function convertToDefect(
  tx: Database,
  id: number,
  writer: Writer,
): Promise<ResponseOf<typeof defects.one>> {
  const { caller } = writer;
  if (!canAccess(caller, defects.create.rule)) throw new ApiError(403, 'errors.forbidden');
  const task = await readRecord(tx, taskModule.recordsFor(caller), caller, id, 'no key update');
  const [first] = await pickableIds(tx, caller, task.assignees);
  const defect = await defectModule.create(
    tx,
    {
      title: task.title,
      project_id: task.project_id,
      task_id: id,
      severity: oppositeOf(task.priority),
      steps: task.description,
      ...(first !== undefined && { assignee_id: first }),
    },
    writer,
    'defaults',
  );
  await taskModule.update(tx, id, { status: taskStatus.cancelled }, writer);
  return defect;
}

/** Returns what a defect says, each part below its name, as far as the description of a task takes it. */
const describeDefect = (defect: ResponseOf<typeof defects.one>, { origin: { locale } }: Writer) =>
  reported.reduce((said, name) => {
    const heading = `<p><strong>${formatMessage({ key: `defects.fields.${name}` }, locale)}</strong></p>`;
    const whole = defect[name] === '' ? said : said + heading + defect[name];
    return whole.length > taskLimits.description ? said : whole;
  }, '');

/**
 * Creates a task of what a defect says, to which the defect belongs from then on, in the transaction of the request.
 *
 * @throws ApiError 403 without the permission to change defects, 404 for a defect that the caller may not see.
 */
export async function convertFromDefect(tx: Database, id: number, writer: Writer): Promise<Task> {
  const { caller } = writer;
  if (!canAccess(caller, defects.update.rule)) throw new ApiError(403, 'errors.forbidden');
  const defect = await readRecord(tx, defectModule.recordsFor(caller), caller, id, 'no key update');
  const { assignee_id: had, project_id, severity, title } = defect;
  const task = await taskModule.create(
    tx,
    {
      title,
      project_id,
      priority: oppositeOf(severity),
      description: describeDefect(defect, writer),
      assignee_ids: [...(await pickableAmong(tx, caller, had === null ? [] : [had]))],
    },
    writer,
    'defaults',
  );
  await defectModule.update(tx, id, { task_id: task.id }, writer);
  return task;
}

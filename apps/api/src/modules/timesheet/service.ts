import { type CreateOf, isAdmin, timesheet as contract, type RecordOf } from '@bureau/contract';
import { inArray, sql } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import { visibleEntries } from '../../access/visible/timesheet.ts';
import type { Database } from '../../db/database.ts';
import { recordTables, tasks } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';
import type { FieldErrors } from '../../records/fields/check.ts';

const { timesheet } = recordTables;

type Entry = RecordOf<typeof contract>;
type Body = Partial<CreateOf<typeof contract>>;

/** The most minutes of an entry: those of a day. */
const { max: most } = contract.fields.minutes;

/** Returns the minutes from the start to the end of an entry without its break; undefined where it does not have both. */
function minutesBetween({ started_at: start, ended_at: end, break_minutes: pause = 0 }: Body) {
  if (start == null || end == null) return undefined;
  return Math.round((Date.parse(end) - Date.parse(start)) / 60_000) - pause;
}

const timed = ['started_at', 'ended_at', 'break_minutes', 'minutes'] as const;

/** Derives the minutes of an entry, where what they follow from is written. */
function withMinutes(body: Body, before: Entry | null): Body {
  if (before !== null && timed.every((name) => body[name] === undefined)) return body;
  const derived = minutesBetween({ ...before, ...body });
  return body.minutes != null || derived === undefined ? body : { ...body, minutes: derived };
}

/** Finds what is wrong with the times of an entry. */
function errorsOfTime(body: Body, before: Entry | null): FieldErrors {
  const whole = { ...before, ...body };
  const { break_minutes: pause = 0, minutes } = whole;
  const derived = minutesBetween(whole);
  if (minutes == null) return { minutes: [{ key: 'validation.required' }] };
  if (minutes > most) return { minutes: [{ key: 'validation.max.number', values: { max: most } }] };
  if (derived === undefined) return {};
  // an end before the start is said of the end
  const isOrdered = derived + pause >= 0;
  if (derived < 0 && isOrdered)
    return { break_minutes: [{ key: 'validation.max.number', values: { max: derived + pause } }] };
  return minutes !== derived && isOrdered ? { minutes: [{ key: 'timesheet.followsTimes' }] } : {};
}

/** Returns the projects of tasks, by their ids. */
async function projectsOf(tx: Database, taskIds: readonly number[]) {
  const rows = await tx
    .select({ id: tasks.id, projectId: tasks.projectId })
    .from(tasks)
    .where(inArray(tasks.id, [...taskIds]));
  return new Map(rows.map(({ id, projectId }) => [id, projectId]));
}

/** Refuses a project that is given beside a task of another one. */
function errorsOfTask(
  { project_id: projectId, task_id: taskId }: Body,
  projects: ReadonlyMap<number, number | null>,
): FieldErrors {
  const isOther = projectId != null && taskId != null && projects.get(taskId) !== projectId;
  return isOther ? { task_id: [{ key: 'timesheet.otherProject' }] } : {};
}

/** Whether a change leaves task and project of an entry as they are: the task may be of another project by now. */
const keepsTask = (body: Body, before: Entry | null) =>
  before !== null &&
  (['project_id', 'task_id'] as const).every((name) => [undefined, before[name]].includes(body[name]));

/** Refuses to write down the time of somebody else. */
const errorsOfPerson = ({ user_id: userId }: Body, caller: Caller): FieldErrors =>
  userId === caller.id || isAdmin(caller) ? {} : { user_id: [{ key: 'timesheet.ownOnly' }] };

const tasksIn = (bodies: readonly Body[]) => bodies.flatMap(({ task_id: taskId }) => taskId ?? []);

export const timesheetModule = defineModule({
  resource: contract,
  table: timesheet,
  visible: visibleEntries,
  title: 'description',
  hooks: {
    // One writes down one's own time, unless an administrator does so for somebody else.
    complete: async (_tx, body, { caller, before }) => ({
      ...withMinutes(body, before),
      ...(before === null && { user_id: body.user_id ?? caller.id }),
    }),
    check: async (tx, body, { caller, before }) => ({
      ...(before === null && errorsOfPerson(body, caller)),
      ...errorsOfTime(body, before),
      ...(!keepsTask(body, before) &&
        errorsOfTask(
          { task_id: before?.task_id, ...body },
          await projectsOf(tx, tasksIn([{ ...before, ...body }])),
        )),
    }),
    // The project of the task is not asked for: who works on a task may not see its project.
    columns: ({ project_id: projectId, task_id: taskId }) =>
      taskId != null && projectId == null
        ? { projectId: sql`(select ${tasks.projectId} from ${tasks} where ${tasks.id} = ${taskId})` }
        : {},
    async checkImport(tx, bodies, caller) {
      const found = await projectsOf(tx, tasksIn(bodies));
      return bodies.map((body) => ({
        ...errorsOfPerson({ ...body, user_id: body.user_id ?? caller.id }, caller),
        ...errorsOfTime(withMinutes(body, null), null),
        ...errorsOfTask(body, found),
      }));
    },
    async completeImport(tx, bodies, { caller }) {
      const found = await projectsOf(tx, tasksIn(bodies));
      return bodies.map((body) => ({
        body: { ...withMinutes(body, null), user_id: body.user_id ?? caller.id },
        columns: { projectId: body.project_id ?? found.get(body.task_id ?? 0) ?? null },
      }));
    },
  },
});

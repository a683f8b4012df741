import { tasks as contract } from '@bureau/contract';
import { sql } from '../db/orm.ts';
import type { Database } from '../db/database.ts';
import { foldForSort } from '../db/fold.ts';
import { isOneOf } from '../db/list/conditions.ts';
import { continueNumbering, insertMany } from '../db/insertMany.ts';
import { formatCode } from '../db/nextNumber.ts';
import { counters, taskAssignees, tasks } from '../db/schema/index.ts';
import { toRichText } from '../html/richText.ts';
import { positionStep } from '../records/positions.ts';
import { writeValueRows } from '../records/customFields/rows.ts';
import { searchTextOf } from '../records/fields/search.ts';
import type { SeedTask } from './makeTasks.ts';
import { customValuesOf } from './seedRecords.ts';

/** Lists which work recurs, and by which rule. */
const recurring = [
  [/^Sort the post/, 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  [/^Test the backup/, 'FREQ=WEEKLY'],
  [/^Take stock/, 'FREQ=MONTHLY'],
  [/^Pay the annual fee/, 'FREQ=YEARLY'],
] as const;

/** Returns the rule by which a task comes again; null for one that is closed or does not. */
const recurrenceOf = ({ dueDate, status, title }: Pick<SeedTask, 'dueDate' | 'status' | 'title'>) =>
  dueDate === null || status >= 5
    ? null
    : (recurring.find(([beginning]) => beginning.test(title))?.[1] ?? null);

/** Lists the labels of work, by what its title holds. */
const labelled = [
  [/\b(?:backup|certificate|accounts|searches|update)\b/i, 'IT'],
  [/\b(?:quotes|order|lease|fee)\b/i, 'Purchasing'],
  [/\b(?:poster|page|feedback|charter)\b/i, 'Writing'],
  [/\b(?:warehouse|lamps|shoes|stock)\b/i, 'On site'],
] as const;

const labelsOf = (title: string): string[] =>
  labelled.flatMap(([word, label]) => (word.test(title) ? [label] : []));

type NumberedTask = SeedTask & { readonly number: number };

function toRow({ number, project, history, ...task }: NumberedTask) {
  const code = formatCode(contract.codePrefix, number);
  return {
    id: number,
    number,
    code,
    title: task.title,
    titleSort: foldForSort(task.title),
    searchText: searchTextOf(contract.fields, code, { ...task, labels: labelsOf(task.title) }),
    description: toRichText(task.description),
    projectId: project?.id ?? null,
    projectSort: project === null ? null : foldForSort(project.name),
    status: task.status,
    priority: task.priority,
    startDate: task.startDate,
    dueDate: task.dueDate,
    recurrence: recurrenceOf(task),
    estimatedMinutes: task.estimatedMinutes,
    progress: task.progress,
    completedAt: task.status === 6 ? (history.at(-1)?.at ?? task.createdAt) : null,
    isAssigned: task.assigneeIds.length > 0,
    position: number * positionStep,
    customFields: customValuesOf(number),
    createdBy: task.createdBy,
    createdAt: task.createdAt,
    updatedAt: history.at(-1)?.at ?? task.createdAt,
    version: history.length + 1,
  };
}

/** Writes the tasks of the demonstration with their assignees, numbered from 1 in the order in which they are given. */
export async function seedTasks(db: Database, made: readonly SeedTask[]): Promise<void> {
  const numbered = made.map((task, index) => ({ ...task, number: index + 1 }));
  await insertMany(db, tasks, numbered.map(toRow));
  for (const [word, label] of labelled) {
    const ids = numbered.filter(({ title }) => word.test(title)).map(({ number }) => number);
    await db
      .update(tasks)
      .set({ labels: sql`${tasks.labels} || ${label}::text` })
      .where(isOneOf(tasks.id, ids));
  }
  const valued = numbered.map(({ number }) => ({ id: number, custom_fields: customValuesOf(number) }));
  await writeValueRows(db, contract.name, valued, true);
  const assignees = numbered.flatMap(({ number, assigneeIds }) =>
    assigneeIds.map((userId) => ({ taskId: number, userId })),
  );
  await insertMany(db, taskAssignees, assignees);
  await continueNumbering(db, tasks);
  await db.insert(counters).values({ name: contract.name, value: made.length });
}

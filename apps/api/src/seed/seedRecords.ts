import { type CustomValues, tasks as contract } from '@bureau/contract';
import type { Database } from '../db/database.ts';
import { foldForSearch, foldForSort } from '../db/fold.ts';
import { continueNumbering, insertMany } from '../db/insertMany.ts';
import { comments, customFields } from '../db/schema/index.ts';
import { readCommentBody } from '../records/comments/commentBody.ts';
import { remarks } from './data/remarks.ts';
import type { SeedTask } from './makeTasks.ts';

const efforts = ['Small', 'Medium', 'Large'];

/** Adds fields to the form of tasks. */
export async function seedFields(db: Database, now: Date): Promise<void> {
  const common = {
    form: 'tasks',
    isRequired: false,
    defaultValue: null,
    createdAt: now,
    updatedAt: now,
  } as const;
  const fields = [
    { label: 'Effort', type: 'dropdown', options: efforts, showInList: true, helpText: '' },
    { label: 'On site', type: 'checkbox', options: [], showInList: false, helpText: '' },
    {
      label: 'Customer reference',
      type: 'text',
      options: [],
      showInList: false,
      helpText: 'The number under which the customer knows this task.',
    },
  ] as const;
  await db.insert(customFields).values(
    fields.map(({ options, ...field }, index) => ({
      ...common,
      ...field,
      options: [...options],
      labelSort: foldForSort(field.label),
      fieldColumn: foldForSort(field.label).replaceAll(' ', '_'),
      position: index + 1,
    })),
  );
}

/** Returns the values of the fields that were added to tasks: some tasks have some. */
export function customValuesOf(number: number): CustomValues {
  return {
    ...(number % 3 === 0 && { effort: efforts[(number / 3) % efforts.length] ?? 'Medium' }),
    ...(number % 4 === 0 && { on_site: number % 8 === 0 }),
    ...(number % 10 === 0 && { customer_reference: `REF-${1000 + number}` }),
  };
}

/** Comments on some of the tasks, which are numbered from 1: by those who created them and are assigned to them, one after the other. */
export async function seedComments(db: Database, made: readonly SeedTask[]): Promise<void> {
  const rows = made.flatMap(({ createdBy, assigneeIds, commentedAt }, index) => {
    const people = [...assigneeIds, createdBy];
    return commentedAt.map((at, order) => {
      const body = readCommentBody(remarks[(index + order) % remarks.length] ?? '');
      return {
        resource: contract.name,
        recordId: index + 1,
        body: body.html,
        searchText: foldForSearch(body.text),
        createdBy: people[order % people.length] ?? createdBy,
        createdAt: at,
        updatedAt: at,
      };
    });
  });
  await insertMany(
    db,
    comments,
    rows.map((row, index) => ({ ...row, id: index + 1 })),
  );
  if (rows.length > 0) await continueNumbering(db, comments);
}

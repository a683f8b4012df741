import type { QueryOf, tasks as contract } from '@bureau/contract';
import { and } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import type { Origin } from '../../access/Origin.ts';
import { findVisibleTasks } from '../../access/visible/tasks.ts';
import type { Database } from '../../db/database.ts';
import { conditionOf, listIds, orderOf } from '../../db/list/listSource.ts';
import type { FileAnswer } from '../../http/fileAnswer.ts';
import { withCustomFields } from '../../records/customFields/list.ts';
import { readForm } from '../../records/customFields/readFields.ts';
import { createClock } from '../../transfer/cells.ts';
import { customColumns } from '../../transfer/customFields/export.ts';
import { exportList } from '../../transfer/export/exportList.ts';
import { taskFields, type TaskRow } from './fields.ts';
import { readDetails, readItems } from './read.ts';
import { defaultSort, taskSource } from './source.ts';

/** Exports the tasks that a list shows, in its order. */
export async function exportTasks(
  db: Database,
  caller: Caller,
  query: QueryOf<typeof contract.export>,
  timeZone: string,
  { locale, now }: Origin,
): Promise<FileAnswer> {
  const source = await withCustomFields(db, taskSource(timeZone), 'tasks', query);
  const condition = and(await findVisibleTasks(db, caller), conditionOf(source, query));
  const ids = await listIds(db, source, condition, orderOf(source, query, defaultSort));
  const clock = createClock(timeZone);
  const added = customColumns<TaskRow>(await readForm(db, 'tasks'));
  return exportList({
    name: 'breadcrumbs.tasks.title',
    format: query.format,
    columns: query.columns,
    fields: { ...taskFields, ...added },
    locale,
    now,
    ids,
    async read(page, columns) {
      const items = await readItems(db, caller, page);
      const isMoreWanted = columns.some((name) => name === 'description' || added[name] !== undefined);
      const details = isMoreWanted ? await readDetails(db, page) : undefined;
      return items.map((item) => ({
        ...item,
        ...(details?.get(item.id) ?? { description: '' }),
        created_at: clock(item.created_at),
        updated_at: clock(item.updated_at),
      }));
    },
  });
}

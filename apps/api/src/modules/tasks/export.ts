import type { QueryOf, tasks as contract } from '@bureau/contract';
import { and } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { conditionOf, listIds, orderOf } from '../../db/list/listSource.ts';
import type { FileAnswer } from '../../http/fileAnswer.ts';
import type { Origin } from '../../http/implement.ts';
import { createClock } from '../../transfer/cells.ts';
import { exportList } from '../../transfer/export/exportList.ts';
import { taskFields } from './fields.ts';
import { readDescriptions, readItems } from './read.ts';
import { findVisibleTasks } from './rules.ts';
import { defaultSort, taskSource } from './source.ts';

/** Exports the tasks that a list shows, in its order. */
export async function exportTasks(
  db: Database,
  caller: Caller,
  query: QueryOf<typeof contract.export>,
  timeZone: string,
  { locale, now }: Origin,
): Promise<FileAnswer> {
  const source = taskSource(timeZone);
  const condition = and(await findVisibleTasks(db, caller), conditionOf(source, query));
  const ids = await listIds(db, source, condition, orderOf(source, query.sort, defaultSort));
  const clock = createClock(timeZone);
  return exportList({
    name: 'breadcrumbs.tasks.title',
    format: query.format,
    columns: query.columns,
    fields: taskFields,
    locale,
    now,
    ids,
    async read(page, columns) {
      const items = await readItems(db, page);
      const descriptions = columns.includes('description') ? await readDescriptions(db, page) : undefined;
      return items.map((item) => ({
        ...item,
        description: descriptions?.get(item.id) ?? '',
        created_at: clock(item.created_at),
        updated_at: clock(item.updated_at),
      }));
    },
  });
}

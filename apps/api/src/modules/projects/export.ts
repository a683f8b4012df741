import type { projects as contract, QueryOf } from '@bureau/contract';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { projects } from '../../db/schema/index.ts';
import type { FileAnswer } from '../../http/fileAnswer.ts';
import type { Origin } from '../../http/implement.ts';
import { exportRecords } from '../../transfer/export/exportRecords.ts';
import { projectFields } from './fields.ts';
import { readItems } from './read.ts';
import { visibleProjects } from './rules.ts';
import { defaultSort, projectSource } from './source.ts';

/** Exports the projects that a list shows, in its order. */
export const exportProjects = (
  db: Database,
  caller: Caller,
  query: QueryOf<typeof contract.export>,
  timeZone: string,
  origin: Origin,
): Promise<FileAnswer> =>
  exportRecords(db, {
    name: 'breadcrumbs.projects.title',
    query,
    origin,
    timeZone,
    source: projectSource(timeZone),
    fallback: defaultSort,
    visible: visibleProjects(caller),
    fields: projectFields,
    read: (ids) =>
      readItems(db, caller, {
        condition: isOneOf(projects.id, ids),
        order: [],
        limit: ids.length,
        offset: 0,
      }),
  });

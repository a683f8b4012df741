import type { projects as contract, QueryOf } from '@bureau/contract';
import type { Caller } from '../../access/Caller.ts';
import type { Origin } from '../../access/Origin.ts';
import { visibleProjects } from '../../access/visible/projects.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { projects } from '../../db/schema/index.ts';
import type { FileAnswer } from '../../http/fileAnswer.ts';
import { withCustomFields } from '../../records/customFields/list.ts';
import { readForm } from '../../records/customFields/readFields.ts';
import { customColumns } from '../../transfer/customFields/export.ts';
import { exportRecords } from '../../transfer/export/exportRecords.ts';
import { projectFields } from './fields.ts';
import { type ProjectItem, readItems } from './read.ts';
import { defaultSort, projectSource } from './source.ts';

/** Exports the projects that a list shows, in its order. */
export const exportProjects = async (
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
    source: await withCustomFields(db, projectSource(timeZone), 'projects', query),
    fallback: defaultSort,
    visible: visibleProjects(caller),
    fields: { ...projectFields, ...customColumns<ProjectItem>(await readForm(db, 'projects')) },
    read: (ids) =>
      readItems(
        db,
        caller,
        { condition: isOneOf(projects.id, ids), order: [], limit: ids.length, offset: 0 },
        false,
      ),
  });

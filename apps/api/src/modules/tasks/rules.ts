import type { Task } from '@bureau/contract';
import type { Viewer } from '../../access/Caller.ts';
import { visibleProjects } from '../../access/visible/projects.ts';
import type { Database } from '../../db/database.ts';
import { foldForSearch, foldForSort } from '../../db/fold.ts';
import { projects } from '../../db/schema/index.ts';
import { hasRecord } from '../../records/findRecord.ts';

/** Names the fields of the activity log that somebody is not told of: to a client's own people, where a task was before, and whom it was assigned to. */
export const hiddenFields = ({ isExternal }: Viewer): readonly string[] =>
  isExternal ? ['project_id', 'assignee_ids'] : [];

/** What a task has that nobody has said anything about. */
export const newTask = { status: 1, priority: 4 } as const satisfies Partial<Task>;

/**
 * How much of code and title is searched, in UTF-16 units: as much as an index takes. It is more than the longest title, and cuts only what folding
 * has made far longer, such as a title of nothing but ligatures.
 */
const searchLength = 800;

/** Returns the columns that are derived from a task's title and code. */
export function searchColumns(code: string, title: string) {
  const searchText = foldForSearch(`${code} ${title}`).slice(0, searchLength).toWellFormed();
  return { titleSort: foldForSort(title), searchText };
}

/** Whether a project exists that a caller may see. It cannot be deleted before the transaction ends. */
export const mayPickProject = (tx: Database, caller: Viewer, id: number): Promise<boolean> =>
  hasRecord(tx, { table: projects, visible: visibleProjects }, caller, id, 'key share');

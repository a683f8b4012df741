import type { Named } from '@bureau/contract';
import { asc } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import { visibleProjects } from '../../access/visible/projects.ts';
import type { Database } from '../../db/database.ts';
import { projects } from '../../db/schema/index.ts';

/** Lists the projects that a caller may see, by name. */
export function pickProjects(db: Database, caller: Caller): Promise<Named[]> {
  return db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(visibleProjects(caller))
    .orderBy(asc(projects.nameSort), asc(projects.id));
}

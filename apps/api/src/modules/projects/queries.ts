import type { Named } from '@bureau/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { projects } from '../../db/schema/index.ts';
import { visibleProjects } from './rules.ts';

/** Lists the projects that a caller may see, by name. */
export function pickProjects(db: Database, caller: Caller): Promise<Named[]> {
  return db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(visibleProjects(caller))
    .orderBy(asc(projects.nameSort), asc(projects.id));
}

/** Tells whether a project exists that a caller may see. It cannot be deleted before the transaction ends. */
export async function mayPickProject(tx: Database, caller: Caller, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, id), visibleProjects(caller)))
    .for('key share');
  return rows.length > 0;
}

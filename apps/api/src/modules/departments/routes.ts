import { departments } from '@bureau/contract';
import { notFound } from '../../http/ApiError.ts';
import { implement } from '../../http/implement.ts';
import { listActivities } from '../activities/read.ts';
import { listDepartments, pickDepartments, readDepartment } from './read.ts';
import { createDepartment, removeDepartment, setDepartmentPermissions, updateDepartment } from './write.ts';

export const departmentRoutes = [
  implement(departments.list, ({ db, query }) => listDepartments(db, query)),

  implement(departments.one, async ({ db, params }) => {
    const department = await readDepartment(db, params.id);
    if (department === null) throw notFound();
    return department;
  }),

  implement(departments.create, ({ db, caller, body, origin }) =>
    createDepartment(db, caller, body, origin.now),
  ),

  implement(departments.update, ({ db, caller, params, body, origin }) =>
    updateDepartment(db, caller, params.id, body, origin.now),
  ),

  implement(departments.setPermissions, ({ db, caller, params, body, origin }) =>
    setDepartmentPermissions(db, caller, params.id, body, origin),
  ),

  implement(departments.remove, async ({ db, caller, params, origin }) => {
    await removeDepartment(db, caller, params.id, origin);
    return undefined;
  }),

  implement(departments.picker, ({ db }) => pickDepartments(db)),

  implement(departments.activities, async ({ db, params, query }) => {
    if ((await readDepartment(db, params.id)) === null) throw notFound();
    return listActivities(db, departments.name, params.id, query);
  }),
];

import { departments } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { listActivities } from '../../records/activities/read.ts';
import { readRecord, requireRecord } from '../../records/findRecord.ts';
import { listDepartments, pickDepartments } from './read.ts';
import { departmentRecords } from './records.ts';
import { createDepartment, removeDepartment, setDepartmentPermissions, updateDepartment } from './write.ts';

export const departmentRoutes = [
  implement(departments.list, ({ db, query }) => listDepartments(db, query)),

  implement(departments.one, ({ db, caller, params }) =>
    readRecord(db, departmentRecords, caller, params.id),
  ),

  implement(departments.create, ({ db, caller, body, origin }) =>
    createDepartment(db, caller, body, origin.now),
  ),

  implement(departments.update, ({ db, caller, params, body, origin }) =>
    updateDepartment(db, caller, params.id, body, origin.now),
  ),

  implement(departments.setPermissions, ({ db, caller, params, body, origin }) =>
    setDepartmentPermissions(db, caller, params.id, body, origin),
  ),

  implement(departments.remove, ({ db, caller, params, origin }) =>
    removeDepartment(db, caller, params.id, origin),
  ),

  implement(departments.picker, ({ db, caller }) => pickDepartments(db, caller)),

  implement(departments.activities, async ({ db, caller, params, query }) => {
    await requireRecord(db, departmentRecords, caller, params.id);
    return listActivities(db, caller, departments.name, params.id, query);
  }),
];

import { projects } from '@bureau/contract';
import type { Caller } from '../../access/Caller.ts';
import { timeZoneOf } from '../../access/timeZoneOf.ts';
import { type Call, implement } from '../../http/implement.ts';
import { readRecord } from '../../records/findRecord.ts';
import { recordRoutes } from '../../records/recordRoutes.ts';
import { runImport } from '../../transfer/import/runImport.ts';
import { changeProjects } from './bulk.ts';
import { duplicateProject } from './duplicate.ts';
import { exportProjects } from './export.ts';
import { projectImport } from './import.ts';
import { pickProjects } from './queries.ts';
import { listProjects } from './read.ts';
import { projectRecordsFor } from './records.ts';
import { createProject, type Creator, removeProject, updateProject } from './write.ts';

type Making = Pick<Call, 'origin' | 'readSettings'> & { readonly caller: Caller };

const makerOf = async ({ caller, origin, readSettings }: Making): Promise<Creator> => ({
  caller,
  now: origin.now,
  currency: (await readSettings()).currency,
});

export const projectRoutes = [
  implement(projects.list, async ({ db, caller, query, readSettings }) =>
    listProjects(db, caller, query, timeZoneOf(caller, await readSettings())),
  ),

  implement(projects.one, ({ db, caller, params }) =>
    readRecord(db, projectRecordsFor(caller), caller, params.id),
  ),

  implement(projects.create, async ({ db, body, ...call }) => createProject(db, await makerOf(call), body)),

  implement(projects.update, ({ db, caller, params, body, origin }) =>
    updateProject(db, caller, params.id, body, origin.now),
  ),

  implement(projects.statusChange, ({ db, caller, params, body, origin }) =>
    updateProject(db, caller, params.id, body, origin.now),
  ),

  implement(projects.remove, ({ db, caller, params, origin }) =>
    removeProject(db, caller, params.id, origin),
  ),

  implement(projects.duplicate, async ({ db, params, body, ...call }) =>
    duplicateProject(db, await makerOf(call), params.id, body),
  ),

  implement(projects.bulk, ({ db, caller, body, origin }) => changeProjects(db, caller, body, origin)),

  implement(projects.export, async ({ db, caller, query, origin, readSettings }) =>
    exportProjects(db, caller, query, timeZoneOf(caller, await readSettings()), origin),
  ),

  implement(projects.import, (call) => runImport(projectImport, call)),

  implement(projects.picker, ({ db, caller }) => pickProjects(db, caller)),

  ...recordRoutes(projects, projectRecordsFor(null)),
];

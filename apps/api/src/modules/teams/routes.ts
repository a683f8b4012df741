import { teams } from '@bureau/contract';
import { timeZoneOf } from '../../access/timeZoneOf.ts';
import { implement } from '../../http/implement.ts';
import { readRecord } from '../../records/findRecord.ts';
import { recordRoutes } from '../../records/recordRoutes.ts';
import { removeRecord } from '../../records/writeRecord.ts';
import { runImport } from '../../transfer/import/runImport.ts';
import { changeTeams } from './bulk.ts';
import { exportTeams } from './export.ts';
import { teamImport } from './import.ts';
import { listTeams, pickTeams } from './read.ts';
import { teamRecords } from './records.ts';
import { createTeam, updateTeam } from './write.ts';

export const teamRoutes = [
  implement(teams.list, async ({ db, caller, query, readSettings }) =>
    listTeams(db, caller, query, timeZoneOf(caller, await readSettings())),
  ),

  implement(teams.one, ({ db, caller, params }) => readRecord(db, teamRecords, caller, params.id)),

  implement(teams.create, ({ db, caller, body, origin }) => createTeam(db, caller, body, origin.now)),

  implement(teams.update, ({ db, caller, params, body, origin }) =>
    updateTeam(db, caller, params.id, body, origin.now),
  ),

  implement(teams.remove, ({ db, caller, params, origin }) =>
    removeRecord(db, teamRecords, caller, params.id, origin),
  ),

  implement(teams.bulk, ({ db, caller, body, origin }) => changeTeams(db, caller, body, origin)),

  implement(teams.export, async ({ db, caller, query, origin, readSettings }) =>
    exportTeams(db, caller, query, timeZoneOf(caller, await readSettings()), origin),
  ),

  implement(teams.import, (call) => runImport(teamImport, call)),

  implement(teams.picker, ({ db, caller }) => pickTeams(db, caller)),

  ...recordRoutes(teams, teamRecords),
];

import { type BodyOf, type TeamBulk, teams as contract } from '@bureau/contract';
import type { Caller } from '../../access/Caller.ts';
import type { Origin } from '../../access/Origin.ts';
import { visibleTeams } from '../../access/visible/teams.ts';
import type { Database } from '../../db/database.ts';
import { teams } from '../../db/schema/index.ts';
import { type BulkTarget, changeMany, columnChanges, referenceChange } from '../../records/bulk.ts';
import { selectName } from '../../records/people.ts';
import { checkPeople, columnsOf } from './write.ts';

const bulkOf = (caller: Caller): BulkTarget<typeof teams, TeamBulk> => ({
  name: contract.name,
  table: teams,
  removeRule: contract.remove.rule,
  visible: visibleTeams(caller),
  label: teams.name,
  check: (tx, _ids, values) => checkPeople(tx, caller, values, new Set(), 'values.'),
  listChanges: (values) => [
    ...columnChanges({ color: teams.color }, values),
    ...referenceChange('leader_id', teams.leaderId, values.leader_id, selectName),
  ],
  columnsOf,
});

/** Changes or deletes many teams, as {@link changeMany} does. */
export const changeTeams = (
  db: Database,
  caller: Caller,
  call: BodyOf<typeof contract.bulk>,
  origin: Origin,
): Promise<{ count: number }> => changeMany(db, bulkOf(caller), call, caller, origin);

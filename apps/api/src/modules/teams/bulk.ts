import { type BodyOf, type TeamBulk, teams as contract } from '@bureau/contract';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { teams } from '../../db/schema/index.ts';
import type { Origin } from '../../http/implement.ts';
import { changeMany, columnChanges, referenceChange, writeChanges } from '../../records/bulk.ts';
import { selectName } from '../users/namedPeople.ts';
import { teamRecords } from './records.ts';
import { visibleTeams } from './rules.ts';
import { checkPeople, columnsOf } from './write.ts';

/** Changes or deletes many teams, as {@link changeMany} does. */
export const changeTeams = (
  db: Database,
  caller: Caller,
  call: BodyOf<typeof contract.bulk>,
  origin: Origin,
): Promise<{ count: number }> =>
  changeMany(
    db,
    {
      name: contract.name,
      table: teams,
      removeRule: contract.remove.rule,
      visible: visibleTeams(),
      detail: sql`${teams.code} || ' ' || ${teams.name}`,
      async update(tx, ids, values: TeamBulk) {
        await checkPeople(tx, caller, values, new Set(), 'values.');
        const changes = [
          ...columnChanges({ color: teams.color }, values),
          ...referenceChange('leader_id', teams.leaderId, values.leader_id, selectName),
        ];
        const author = { caller, now: origin.now };
        await writeChanges(
          tx,
          { name: teamRecords.name, table: teams },
          ids,
          changes,
          columnsOf(values),
          author,
        );
      },
    },
    call,
    caller,
    origin,
  );

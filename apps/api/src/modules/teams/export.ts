import type { QueryOf, Team, teams as contract } from '@bureau/contract';
import type { Caller } from '../../access/Caller.ts';
import type { Origin } from '../../access/Origin.ts';
import { visibleTeams } from '../../access/visible/teams.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { teams } from '../../db/schema/index.ts';
import type { FileAnswer } from '../../http/fileAnswer.ts';
import { withCustomFields } from '../../records/customFields/list.ts';
import { readForm } from '../../records/customFields/readFields.ts';
import { customColumns } from '../../transfer/customFields/export.ts';
import { exportRecords } from '../../transfer/export/exportRecords.ts';
import { teamFields } from './fields.ts';
import { readTeams } from './read.ts';
import { defaultSort, teamSource } from './source.ts';

/** Exports the teams that a list shows, in its order. */
export const exportTeams = async (
  db: Database,
  caller: Caller,
  query: QueryOf<typeof contract.export>,
  timeZone: string,
  origin: Origin,
): Promise<FileAnswer> =>
  exportRecords(db, {
    name: 'breadcrumbs.teams.title',
    query,
    origin,
    timeZone,
    source: await withCustomFields(db, teamSource(timeZone), 'teams', query),
    fallback: defaultSort,
    visible: visibleTeams(caller),
    fields: { ...teamFields, ...customColumns<Team>(await readForm(db, 'teams')) },
    read: (ids) =>
      readTeams(db, { condition: isOneOf(teams.id, ids), order: [], limit: ids.length, offset: 0 }),
  });

import { teams as contract } from '@bureau/contract';
import type { Database } from '../db/database.ts';
import { foldForSort } from '../db/fold.ts';
import { continueNumbering, insertMany } from '../db/insertMany.ts';
import { formatCode } from '../db/nextNumber.ts';
import { counters, teamMembers, teams } from '../db/schema/index.ts';
import { searchTextOf } from '../records/fields/search.ts';

const made = [
  { name: 'Client work', color: '#2a6f97', leaderId: 3, memberIds: [3, 4, 6, 9, 11] },
  { name: 'Back office', color: '#6a4c93', leaderId: 2, memberIds: [2, 7, 10] },
  { name: 'Quality circle', color: '#3a7d44', leaderId: 6, memberIds: [4, 6, 8, 12] },
  { name: 'Night and weekend duty', color: null, leaderId: null, memberIds: [] },
];

/** Writes the teams of the demonstration. */
export async function seedTeams(db: Database, now: Date): Promise<void> {
  const numbered = made.map((team, index) => ({ ...team, id: index + 1 }));
  const rows = numbered.map(({ id, name, color, leaderId }) => ({
    id,
    number: id,
    code: formatCode(contract.codePrefix, id),
    name,
    nameSort: foldForSort(name),
    searchText: searchTextOf(contract.fields, formatCode(contract.codePrefix, id), { name }),
    color,
    leaderId,
    createdBy: 1,
    createdAt: now,
    updatedAt: now,
  }));
  await insertMany(db, teams, rows);
  const members = numbered.flatMap(({ id, memberIds }) =>
    memberIds.map((userId) => ({ teamId: id, userId })),
  );
  await insertMany(db, teamMembers, members);
  await continueNumbering(db, teams);
  await db.insert(counters).values({ name: contract.name, value: made.length });
}

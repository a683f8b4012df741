import { type Team, type TeamCreate, type TeamUpdate } from '@bureau/contract';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { teamMembers, teams } from '../../db/schema/index.ts';
import { requireUnique } from '../../db/uniqueness.ts';
import { FieldError } from '../../errors/ApiError.ts';
import type { Message } from '../../errors/messages.ts';
import { changedValues, newValues } from '../../records/customFields/values.ts';
import { nextCode } from '../../records/numbering/codes.ts';
import { pickableAmong } from '../../records/people.ts';
import { changeRecord, finishCreation, nextVersion, hasChanges } from '../../records/writeRecord.ts';
import { teamRecords } from './records.ts';
import { searchColumns, uniqueFields } from './rules.ts';

type People = Pick<TeamUpdate, 'leader_id' | 'member_ids'>;

/**
 * Requires that people may be picked. Those who are in the team already may stay.
 *
 * @param prefix stands before the names of fields.
 * @throws FieldError
 */
export async function checkPeople(
  db: Database,
  caller: Caller,
  { leader_id: leaderId, member_ids: memberIds = [] }: People,
  present: ReadonlySet<number | null>,
  prefix = '',
): Promise<void> {
  const wanted = [
    ['leader_id', leaderId] as const,
    ...memberIds.map((id, index) => [`member_ids.${index}`, id] as const),
  ].flatMap(([field, id]) => (id == null || present.has(id) ? [] : [{ field, id }]));
  const pickable = await pickableAmong(
    db,
    caller,
    wanted.map(({ id }) => id),
  );
  const unknown = wanted.filter(({ id }) => !pickable.has(id));
  const message: Message = { key: 'validation.unknownPerson' };
  if (unknown.length > 0)
    throw new FieldError(Object.fromEntries(unknown.map(({ field }) => [prefix + field, [message]])));
}

async function replaceMembers(
  tx: Database,
  teamId: number,
  ids: readonly number[] | undefined,
): Promise<void> {
  if (ids === undefined) return;
  await tx.delete(teamMembers).where(eq(teamMembers.teamId, teamId));
  const rows = [...new Set(ids)].map((userId) => ({ teamId, userId }));
  if (rows.length > 0) await tx.insert(teamMembers).values(rows);
}

/** Returns the columns of the fields that a body has. */
export const columnsOf = (body: TeamUpdate) => ({
  name: body.name,
  description: body.description,
  color: body.color,
  leaderId: body.leader_id,
});

/** Creates a team, in the transaction of the request. */
export async function createTeam(tx: Database, caller: Caller, body: TeamCreate, now: Date): Promise<Team> {
  await checkPeople(tx, caller, body, new Set());
  const customFields = await newValues(tx, 'teams', body.custom_fields);
  const { number, code } = await nextCode(tx, 'teams');
  const query = tx
    .insert(teams)
    .values({
      ...columnsOf(body),
      ...searchColumns(code, body.name),
      number,
      customFields,
      name: body.name,
      createdBy: caller.id,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: teams.id });
  const [created] = await requireUnique(query, uniqueFields);
  if (created === undefined) throw new Error('The team was not stored.');
  await replaceMembers(tx, created.id, body.member_ids);
  return finishCreation(tx, teamRecords, { id: created.id, caller, now });
}

const idsOf = ({ members }: Team) => members.map((person) => person.user_id);

/** Changes fields of a team, as {@link changeRecord} does. */
export const updateTeam = (db: Database, caller: Caller, id: number, body: TeamUpdate, now: Date) =>
  changeRecord(db, teamRecords, { caller, id, version: body.version, now }, async (tx, before) => {
    const memberIds = idsOf(before);
    const { custom_fields: given, ...fields } = body;
    const customFields = await changedValues(tx, teams.customFields, 'teams', given, before.custom_fields);
    if (customFields === undefined && !hasChanges(fields, { ...before, member_ids: memberIds })) return false;
    await checkPeople(tx, caller, body, new Set([before.leader_id, ...memberIds]));
    const query = tx
      .update(teams)
      .set({
        ...columnsOf(body),
        ...searchColumns(before.code, body.name ?? before.name),
        customFields,
        ...nextVersion(before, now),
      })
      .where(eq(teams.id, id));
    await requireUnique(query, uniqueFields);
    await replaceMembers(tx, id, body.member_ids);
    return true;
  });

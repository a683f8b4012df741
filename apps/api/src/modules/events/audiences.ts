import { between } from 'drizzle-orm';
import type { Person } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { readAudience, readAudiences } from '../../records/events/audience.ts';
import type { Notice } from '../../records/events/Notice.ts';
import { watched } from './records.ts';

const nobody: readonly number[] = [];

/** Finds out of some people who is told of which of some changes: what is changed one by one is asked for together. */
export async function readAudiencesOf(
  db: Database,
  notices: readonly Notice[],
  people: readonly Person[],
): Promise<(notice: Notice) => readonly number[]> {
  const audiences = new Map<Notice, readonly number[]>();
  for (const [name, changes] of Map.groupBy(notices, ({ event }) => event.resource)) {
    const records = watched.get(name);
    if (records === undefined) continue;
    const { id } = records.table;
    const asked = changes.filter(({ to }) => to === undefined);
    const ids = [...new Set(asked.flatMap(({ event }) => event.id ?? []))];
    const ofOne = ids.length === 0 ? null : await readAudiences(db, records, people, ids);
    for (const notice of asked) {
      const { event, ids: several = [], range } = notice;
      const among = range === undefined ? isOneOf(id, several) : between(id, ...range);
      const audience =
        event.id === null ? await readAudience(db, records, people, among) : ofOne?.get(event.id);
      audiences.set(notice, audience ?? nobody);
    }
  }
  return (notice) => notice.to ?? audiences.get(notice) ?? nobody;
}

import { between } from '../../db/orm.ts';
import type { Person } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { readAudience, readAudiences } from '../../records/events/audience.ts';
import type { ChangeMessage } from '../../records/events/ChangeMessage.ts';
import { watched } from './records.ts';

const nobody: readonly number[] = [];

/** Finds out of some people who is told of which of some changes: what is changed one by one is asked for together. */
export async function readAudiencesOf(
  db: Database,
  messages: readonly ChangeMessage[],
  people: readonly Person[],
): Promise<(message: ChangeMessage) => readonly number[]> {
  const audiences = new Map<ChangeMessage, readonly number[]>();
  for (const [name, changes] of Map.groupBy(messages, ({ event }) => event.resource)) {
    const records = watched.get(name);
    if (records === undefined) continue;
    const { id } = records.table;
    const asked = changes.filter(({ to }) => to === undefined);
    const ids = [...new Set(asked.flatMap(({ event }) => event.id ?? []))];
    const ofOne = ids.length === 0 ? null : await readAudiences(db, records, people, ids);
    for (const message of asked) {
      const { event, ids: several = [], range } = message;
      const among = range === undefined ? isOneOf(id, several) : between(id, ...range);
      const audience =
        event.id === null ? await readAudience(db, records, people, among) : ofOne?.get(event.id);
      audiences.set(message, audience ?? nobody);
    }
  }
  return (message) => message.to ?? audiences.get(message) ?? nobody;
}

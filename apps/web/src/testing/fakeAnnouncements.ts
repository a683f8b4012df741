import { announcements as resource, type RecordOf } from '@bureau/contract';
import { type FakeApi, json } from './fakeApi.ts';
import { createRecord, serveResource } from './fakeResource.ts';
import { serveRecordParts } from './fakeRecordSections.ts';
import { people } from './fixtures.ts';

type Announcement = RecordOf<typeof resource>;

/** Creates the announcement of a number, which is published, unread and wants to be acknowledged. */
export const createAnnouncement = (id: number, changes: Partial<Announcement> = {}): Announcement =>
  createRecord(resource, id, {
    title: 'Emergency exits on the second floor',
    is_pinned: true,
    needs_acknowledgement: true,
    publish_at: '2025-11-03T08:15:00.000Z',
    expire_at: null,
    read_at: null,
    acknowledged_at: null,
    body: '<p>The door beside the kitchen is an emergency exit again. Nothing may stand in front of it.</p>',
    ...changes,
  }) as unknown as Announcement;

/** Answers what the screens of announcements ask for: of one announcement, which the reader reads and acknowledges. */
export function serveAnnouncements(
  api: FakeApi,
  changes: Partial<Announcement> = {},
): Map<number, Announcement> {
  const records = new Map([[1, createAnnouncement(1, changes)]]);
  serveResource(api, resource, { records, create: createAnnouncement });
  serveRecordParts(api, 'announcements');
  const receive = (received: Partial<Announcement>) => {
    const changed = createAnnouncement(1, { ...records.get(1), ...received });
    records.set(1, changed);
    return json(changed);
  };
  api.on('POST /api/announcements/:id/read', () => receive({ read_at: '2026-03-17T09:30:00.000Z' }));
  api.on('POST /api/announcements/:id/acknowledge', () =>
    receive({ read_at: '2026-03-17T09:30:00.000Z', acknowledged_at: '2026-03-17T09:31:00.000Z' }),
  );
  api.on('GET /api/announcements/:id/receipts', () =>
    json({
      audience_count: 24,
      read_count: 22,
      acknowledged_count: 21,
      waiting: people.map(({ user_id: id, ...name }, index) => ({
        id,
        ...name,
        read_at: index === 0 ? '2026-03-16T08:00:00.000Z' : null,
      })),
    }),
  );
  return records;
}

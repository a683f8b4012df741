import { incidentSeverities, openIncidentStatuses, type RecordOf, todos } from '@bureau/contract';
import { type FakeApi, json } from './fakeApi.ts';
import { createRecord, serveResource } from './fakeResource.ts';
import { people } from './fixtures.ts';

type Todo = RecordOf<typeof todos>;

const createTodo = (id: number, changes: Partial<Todo>) =>
  createRecord(todos, id, {
    is_done: false,
    due_date: null,
    snoozed_until: null,
    ...changes,
  }) as unknown as Todo;

const incidentsRoute = (filter: string) =>
  `/incidents?${new URLSearchParams({ 'filter[status]': openIncidentStatuses.join(',') })}${filter}`;

const open = '/todos?filter%5Bis_done%5D=no&sort=due_date';

/** Answers what the dashboard shows beside tasks and projects: to-dos, announcements, incidents and who is away. */
export function serveWidgets(api: FakeApi): void {
  const titles = [
    ['Book the room for Thursday', '2026-03-16'],
    ['Answer the question about the scaffolding', '2026-03-17'],
    ['Read the minutes of the site meeting', '2026-03-20'],
    ['Order new helmets', null],
  ] as const;
  const records = new Map(
    titles.map(([title, due_date], index) => [index + 1, createTodo(index + 1, { title, due_date })]),
  );
  serveResource(api, todos, { records, create: createTodo });
  api.on('GET /api/dashboard/todos', () => {
    const entries = [...records.values()].filter((todo) => !todo.is_done);
    return json({ count: entries.length, route: open, entries });
  });
  api.on('GET /api/dashboard/announcements', () =>
    json({
      count: 3,
      route: '/announcements',
      entries: [
        {
          id: 3,
          title: 'Mail server maintenance on Saturday',
          published_at: '2026-03-15T08:00:00.000Z',
          is_unread: true,
        },
        {
          id: 2,
          title: 'Results of the staff survey',
          published_at: '2026-02-25T08:00:00.000Z',
          is_unread: false,
        },
        {
          id: 1,
          title: 'How we report absences from now on',
          published_at: '2026-02-05T08:00:00.000Z',
          is_unread: false,
        },
      ],
    }),
  );
  api.on('GET /api/dashboard/incidents', () =>
    json({
      count: 11,
      route: incidentsRoute(''),
      severities: incidentSeverities.toReversed().map(({ value: severity }, index) => ({
        severity,
        count: [1, 2, 3, 5, 0][index],
        route: incidentsRoute(`&filter%5Bseverity%5D=${severity}`),
      })),
    }),
  );
  api.on('GET /api/dashboard/hours', () => {
    const route = (date: string) => `/timesheet?filter%5Bdate%5D=${date}`;
    const days = [450, 495, 120, 0, 0, 0, 0].map((minutes, index) => {
      const date = `2026-03-${16 + index}`;
      return { date, minutes, route: route(`${date}..${date}`) };
    });
    return json({ minutes: 1065, count: 6, route: route('2026-03-16..2026-03-22'), days });
  });
  api.on('GET /api/dashboard/away', () =>
    json({
      list: null,
      entries: people.map((person, index) => ({
        ...person,
        id: index + 1,
        avatar: index === 0 ? '1-woman.png' : null,
        start_date: `2026-03-${15 + index * 3}`,
        end_date: `2026-03-${18 + index * 2 - (index === 2 ? 1 : 0)}`,
        is_half_day: index === 2,
      })),
    }),
  );
}

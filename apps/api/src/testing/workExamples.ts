import { articleLinks, meetings, projects, tasks } from '@bureau/contract';
import type { Example, Examples } from './peopleExamples.ts';
import { makeRecord } from './resourceExamples.ts';
import type { TestServer } from './startTestServer.ts';

/** Returns the examples of projects, teams, search and the dashboard. */
export async function workExamples(server: TestServer): Promise<Examples> {
  const admin = await server.as('admin');
  let count = 0;
  const next = () => `Made by a test ${(count += 1)}`;

  /** Belongs to the client of its account, and to the others' projects. */
  const own = await admin.call(projects.create, {
    body: { name: next(), client_id: 1, manager_id: 3, members: [{ user_id: 4 }] },
  });

  const meeting = await admin.call(meetings.create, {
    body: { title: next(), project_id: own.id, starts_at: '2026-03-02T09:00:00.000Z' },
  });

  const task = await admin.call(tasks.create, { body: { title: next(), project_id: own.id } });

  const defect = await makeRecord(server, 'defects', { project_id: own.id });

  // Of articles those of a client see none.
  const article = await makeRecord(server, 'knowledgebase', { status: 'published' });
  const ofStaff: Example = { status: (_, role) => (role === 'client' ? 404 : undefined) };
  const makeLink = async () => {
    const { id } = await makeRecord(server, 'knowledgebase', { status: 'published' });
    const body = { article_id: id, resource: 'users', record_id: 4 };
    return (await admin.call(articleLinks.create, { body })).id;
  };

  const counted = await makeRecord(server, 'leave-types', { yearly_allowance: 10 });

  const ofFirstVersion = async () => ({ version: '1' });

  return {
    'meetings.bulk': { body: () => ({ ids: [meeting.id], action: 'update', values: { status: 3 } }) },
    'projects.duplicate': { body: () => ({ name: next() }) },
    'projects.move': { needs: ['tasks_edit'], body: () => ({ days: 7 }) },
    'projects.keepBaseline': { body: () => ({}) },
    'planner.rows': { query: '?from=2026-03-01&to=2026-05-31' },
    'projects.bulk': { body: () => ({ ids: [own.id], action: 'update', values: { status: 3 } }) },
    'tasks.duplicate': { body: () => ({ with_checklist: true }) },
    'task-templates.createTask': { body: () => ({ title: next() }) },
    'task-templates.fromTask': {
      body: () => ({ task_id: task.id, name: next(), project_id: null }),
    },
    'tasks.fromDefect': { needs: ['defects_edit'], body: () => ({ defect_id: defect.id }) },
    'tasks.limit': { body: () => ({ status: 2, limit: 5 }) },
    'projects.limit': { body: () => ({ status: 2, limit: 5 }) },
    'dashboard.saveLayout': { body: () => ({ period: 7 }) },
    'presence.list': { query: `?resource=projects&record_id=${own.id}`, needs: ['projects_view'] },
    'presence.look': {
      body: () => ({ resource: 'projects', record_id: own.id, is_looking: true }),
      needs: ['projects_view'],
    },
    'dashboard.tasks': { query: '?of=mine' },
    'search.all': { query: '?q=tsk-0001' },
    'teams.capacity': { query: '?from=2026-03-02&to=2026-03-08' },
    'appointments.slots': { query: '?provider_id=1&date=2031-03-03' },
    // People of clients have no leave.
    'leaves.ledger': { ...ofStaff, query: `?leave_type_id=${counted.id}` },
    'defects.similar': { query: '?title=printer' },
    'knowledgebase.search': { query: '?q=badge' },
    'knowledgebase.submit': {
      id: async () => (await makeRecord(server, 'knowledgebase')).id,
      // to those who may edit them, drafts are no secret
      status: (record, role) => (record === 'foreign' && role === 'client' ? 404 : undefined),
      body: () => ({}),
    },
    ...Object.fromEntries(
      ['publish', 'archive'].map((move) => [`knowledgebase.${move}`, { body: () => ({}) }]),
    ),
    'articleLinks.list': { ...ofStaff, query: `?resource=knowledgebase&record_id=${article.id}` },
    'articleLinks.create': {
      ...ofStaff,
      body: () => ({ article_id: article.id, resource: 'users', record_id: 4 }),
    },
    'articleLinks.remove': {
      id: makeLink,
      needs: ['knowledgebase_view'],
      status: (record, role) => (record !== 'missing' && role !== 'client' ? 204 : 404),
    },
    'knowledgebase.vote': { body: () => ({ vote: 'helpful' }) },
    'knowledgebase.version': { params: ofFirstVersion },
    'knowledgebase.restore': { params: ofFirstVersion, body: () => ({}) },
  };
}

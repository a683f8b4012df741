import { projects, teams } from '@bureau/contract';
import type { Examples } from './peopleExamples.ts';
import type { TestServer } from './startTestServer.ts';

/** Returns the examples of projects, teams, search and the dashboard. */
export async function workExamples(server: TestServer): Promise<Examples> {
  const admin = await server.as('admin');
  let count = 0;
  const next = () => `Made by a test ${(count += 1)}`;
  const csv = () => new File([`Name\n${next()}`], 'records.csv');

  /** Belongs to the client of its account, and to the others' projects. */
  const own = await admin.call(projects.create, {
    body: { name: next(), client_id: 1, manager_id: 3, members: [{ user_id: 4 }] },
  });
  const team = await admin.call(teams.create, { body: { name: next() } });

  return {
    'projects.create': { body: () => ({ name: next() }) },
    'projects.update': { body: () => ({ name: next() }) },
    'projects.statusChange': { body: () => ({ status: 2 }) },
    'projects.duplicate': { body: () => ({ name: next() }) },
    'projects.bulk': { body: () => ({ ids: [own.id], action: 'update', values: { status: 3 } }) },
    'projects.export': { query: '?format=csv' },
    'projects.import': { file: csv },
    'teams.create': { body: () => ({ name: next() }) },
    'teams.update': { body: () => ({ name: next() }) },
    'teams.bulk': { body: () => ({ ids: [team.id], action: 'update', values: { color: '#2a6f97' } }) },
    'teams.export': { query: '?format=csv' },
    'teams.import': { file: csv },
    'dashboard.saveLayout': { body: () => ({ period: 7 }) },
    'dashboard.tasks': { query: '?of=mine' },
    'search.all': { query: '?q=tsk-0001' },
  };
}

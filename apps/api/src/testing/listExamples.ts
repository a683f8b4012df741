import { randomUUID } from 'node:crypto';
import { tasks, todos } from '@bureau/contract';
import { favourites, imports, savedViews } from '../db/schema/index.ts';
import { demoAccounts } from '../seed/demoAccounts.ts';
import type { Example, Examples } from './peopleExamples.ts';
import type { TestServer } from './startTestServer.ts';
import { userIdOf } from './userIdOf.ts';

/** Names an import that every demonstration account has. */
export const importKey = 'of-everybody';

/** Expects what is refused of every record that somebody sees: administrators see those of others. */
const whereSeen: NonNullable<Example['status']> = (kind, role) =>
  kind === 'own' || (kind === 'foreign' && role === 'super_admin') ? 422 : undefined;

const decision = (status: NonNullable<Example['status']>): Example => ({ body: () => ({}), status });

/** Returns the examples of what lists have beside their records: bulk changes, files and saved views. */
export async function listExamples(server: TestServer): Promise<Examples> {
  const admin = await server.as('admin');
  const own = await admin.call(tasks.create, { body: { title: 'To be changed', assignee_ids: [3, 4] } });

  const todo = await admin.call(todos.create, { body: { title: 'To be dropped' } });

  /** Creates a view that its owner keeps for themselves. */
  async function makeView(createdBy: number): Promise<number> {
    const name = randomUUID();
    const values = { resource: 'tasks' as const, name, nameSort: name, query: '', createdBy };
    const [view] = await server.db.insert(savedViews).values(values).returning({ id: savedViews.id });
    return view?.id ?? 0;
  }

  for (const { role } of demoAccounts) {
    const values = {
      userId: await userIdOf(server.db, role),
      key: importKey,
      resource: 'tasks',
      request: '',
    };
    await server.db.insert(imports).values({ ...values, isDryRun: true, createdAt: server.clock.now });
  }

  const somebodyElse = 6;
  let favouriteCount = 0;
  const view: Example = {
    id: async (kind, role) => makeView(kind === 'own' ? await userIdOf(server.db, role) : somebodyElse),
    status: (kind) => (kind === 'own' ? undefined : 404),
    needs: ['tasks_view'],
  };
  async function makeFavourite(userId: number): Promise<number> {
    // Each record is a favourite once.
    const recordId = (favouriteCount += 1);
    const values = { userId, resource: 'tasks' as const, recordId, createdAt: server.clock.now };
    const [made] = await server.db.insert(favourites).values(values).returning({ id: favourites.id });
    return made?.id ?? 0;
  }
  return {
    'favourites.create': { body: () => ({ resource: 'tasks' }), needs: view.needs ?? [] },
    'favourites.remove': {
      id: async (kind, role) =>
        makeFavourite(kind === 'own' ? await userIdOf(server.db, role) : somebodyElse),
      status: (kind) => (kind === 'own' ? undefined : 404),
    },
    'savedViews.create': {
      body: () => ({ resource: 'tasks', name: randomUUID(), query: '' }),
      needs: view.needs ?? [],
    },
    'savedViews.one': view,
    'savedViews.update': { ...view, body: () => ({ name: randomUUID() }) },
    'savedViews.remove': view,
    'tasks.bulk': {
      body: () => ({ ids: [own.id], action: 'update', values: { progress: 10 } }),
      // The task is one of no client.
      status: (_, role) => (role === 'client' ? 422 : 200),
    },
    // Whose people one belongs to has projects, and stays.
    'clients.remove': { status: (kind, role) => (kind === 'own' && role === 'client' ? 422 : undefined) },
    // Nobody decides on the own leave.
    'leaves.approve': decision((kind) => (kind === 'own' ? 403 : undefined)),
    'leaves.reject': decision((kind) => (kind === 'own' ? 403 : undefined)),
    'leaves.cancel': decision(() => undefined),
    // One of the project is in progress, and this one is not.
    'sprints.start': { body: () => ({}), status: whereSeen },
    'sprints.complete': { body: () => ({ move_to: null }), status: whereSeen },
    // Nobody sees the to-dos of others.
    'todos.reorder': {
      body: () => ({ id: todo.id, before_id: null }),
      status: (_, role) => (role === 'admin' ? undefined : 404),
    },
    'todos.toTask': { needs: ['tasks_create'] },
    'tasks.toDefect': { needs: ['defects_create'] },
    // There is no record to merge it into.
    'defects.merge': { body: () => ({ into_id: 999_999 }), status: whereSeen },
    'incidents.merge': { body: () => ({ into_id: 999_999 }), status: whereSeen },
    'incidents.toDefect': { needs: ['defects_create'] },
    'incidents.toArticle': { needs: ['knowledgebase_create'] },
    'tasks.watch': { body: () => ({ is_watching: true }) },
    'tasks.wait': { body: () => ({ task_id: own.id, is_waiting: true }) },
    'tasks.reorder': { body: () => ({ id: own.id, status: 2, before_id: null }) },
  };
}

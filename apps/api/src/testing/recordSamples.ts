import { eq } from '../db/orm.ts';
import { todos } from '../db/schema/index.ts';
import { makeRecord } from './resourceExamples.ts';
import type { Role, TestServer } from './startTestServer.ts';
import { userIdOf } from './userIdOf.ts';

/** Describes how a record is made, and from whom it is hidden. */
export interface Sample {
  /** Makes a record, which belongs to a project where there is one to belong to. */
  readonly make: (name: string, projectId: number, role: Role) => Promise<{ readonly id: number }>;
  /** Whether people see only the records of what they take part in; or whether clients alone see only what is theirs, or nobody sees those of others. */
  readonly hidesForeign: boolean | 'fromClients' | 'fromAll';
}

/** Returns how a record is made of each resource that hides some from people. Others are made from examples of their fields. */
export const samplesOf = (
  server: TestServer,
  makeProject: (name: string, isOwn: boolean) => Promise<{ readonly id: number }>,
  ownProject: number,
): Readonly<Record<string, Sample>> => ({
  projects: {
    make: (name, projectId) => makeProject(name, projectId === ownProject),
    hidesForeign: true,
  },
  announcements: {
    make: () => makeRecord(server, 'announcements', { needs_acknowledgement: true }),
    hidesForeign: 'fromClients',
  },
  knowledgebase: {
    make: () => makeRecord(server, 'knowledgebase', { status: 'published' }),
    hidesForeign: 'fromClients',
  },
  todos: {
    make: async (_, projectId, role) => {
      const { id } = await makeRecord(server, 'todos');
      const createdBy = await userIdOf(server.db, role);
      if (projectId === ownProject) await server.db.update(todos).set({ createdBy }).where(eq(todos.id, id));
      else if (role === 'admin') await server.db.update(todos).set({ createdBy: 1 }).where(eq(todos.id, id));
      return { id };
    },
    hidesForeign: 'fromAll',
  },
  appointments: {
    make: (_, projectId) =>
      makeRecord(server, 'appointments', { client_id: projectId === ownProject ? 1 : 2 }),
    hidesForeign: 'fromClients',
  },
  clients: {
    make: async (_, projectId, role) =>
      role === 'client' && projectId === ownProject ? { id: 1 } : makeRecord(server, 'clients'),
    hidesForeign: 'fromClients',
  },
  ...Object.fromEntries(
    ['leaves', 'timesheet'].map((resource): [string, Sample] => [
      resource,
      {
        make: async (_, projectId, role) => {
          const other = role === 'admin' ? 'super_admin' : 'admin';
          const user_id = await userIdOf(server.db, projectId === ownProject ? role : other);
          return makeRecord(server, resource, { user_id });
        },
        hidesForeign: true,
      },
    ]),
  ),
  ...Object.fromEntries(
    ['defects', 'incidents', 'meetings', 'sprints', 'tasks'].map((resource): [string, Sample] => [
      resource,
      {
        make: (_, projectId) => makeRecord(server, resource, { project_id: projectId }),
        hidesForeign: true,
      },
    ]),
  ),
  ...Object.fromEntries(
    [
      'article-categories',
      'holidays',
      'items',
      'leave-types',
      'providers',
      'task-templates',
      'taxes',
      'teams',
    ].map((resource): [string, Sample] => [
      resource,
      { make: () => makeRecord(server, resource), hidesForeign: 'fromClients' },
    ]),
  ),
});

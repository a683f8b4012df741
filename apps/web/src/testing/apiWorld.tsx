import { tasks } from '@bureau/contract';
import type { ReactNode } from 'react';
import { createActivity } from '../api/activity.ts';
import { ApiProvider, type KnownAnswer } from '../api/ApiProvider.tsx';
import { createClient } from '../api/client.ts';
import { createFakeApi, type FakeApi } from './fakeApi.ts';
import { serveResource } from './fakeResource.ts';
import { createTask } from './fixtures.ts';

export type ApiWorld = ReturnType<typeof createApiWorld>;

/** Creates a client over a fake API, and what puts hooks above it. */
export function createApiWorld(userId = 3, known: readonly KnownAnswer[] = []) {
  const api = createFakeApi();
  const activity = createActivity();
  const client = createClient({
    baseUrl: '',
    fetch: api.fetch,
    activity,
    getLanguage: () => 'en',
    getSession: () => null,
    onAnswer: () => undefined,
    onError: () => undefined,
  });
  let user = userId;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={client} known={known} userId={user}>
      {children}
    </ApiProvider>
  );
  const signInAs = (id: number) => (user = id);
  return { activity, api, signInAs, wrapper };
}

/** Answers lists of a number of tasks, the first of them first, and single tasks, which can be changed and deleted. */
export function serveNumbered(api: FakeApi, count: number) {
  const ids = Array.from({ length: count }, (_, index) => count - index);
  const records = new Map(ids.map((id) => [id, createTask(id)]));
  serveResource(api, tasks, { records, create: createTask });
  return records;
}

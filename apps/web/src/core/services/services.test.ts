import { afterEach, expect, it } from 'vitest';
import { createTestApp } from '../../testing/createTestApp.ts';

afterEach(() => {
  delete window.prefetchedRequests;
});

it('keeps neither the token nor what was asked for ahead once a session has ended', () => {
  const { services } = createTestApp();
  window.prefetchedRequests = [
    {
      address: 'http://localhost/api/tasks',
      authorization: 'bearer fake',
      response: Promise.resolve(new Response()),
      list: 'tasks.list',
      answer: { data: [{ title: 'Paint the hall' }] },
    },
  ];
  services.session.end('signedOut');
  expect(JSON.stringify(window.prefetchedRequests)).not.toMatch(/fake|Paint/);
  services.dispose();
});

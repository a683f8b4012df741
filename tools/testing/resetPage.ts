import { cleanup } from '@testing-library/react';
import { afterAll } from 'vitest';

// The files of a worker share a page: what one leaves behind is not there for the next.
afterAll(async () => {
  // what a server renders has none
  if (typeof document === 'undefined') return;
  cleanup();
  // read here, so that tests may replace what it imports
  const { toasts } = await import('@bureau/ui');
  const { clearAnnouncements } = await import('../../packages/ui/src/provider/announcer/announcements.ts');
  toasts.clear();
  clearAnnouncements();
  document.body.replaceChildren();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
});

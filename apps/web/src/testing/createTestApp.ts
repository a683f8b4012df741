import { loadTexts } from '../core/languages/loadTexts.ts';
import { createServices } from '../core/services/services.ts';
import { createFakeBackend, type FakeBackendOptions } from './fakeBackend.ts';
import { manager } from './fixtures.ts';
import { createMemoryStorage } from './memoryStorage.ts';

export interface TestAppOptions extends FakeBackendOptions {
  /** The address that is opened first. */
  readonly path?: string;
  /** Whether somebody is signed in already; so it is when not given. */
  readonly isSignedIn?: boolean;
  readonly localStorage?: Storage;
  readonly sessionStorage?: Storage;
  readonly backend?: ReturnType<typeof createFakeBackend>;
}

/**
 * Creates the services of the whole application over a fake server and storages of its own, and puts the window at an
 * address. `<App>` shows it.
 */
export function createTestApp(options: TestAppOptions = {}) {
  const { path = '/', isSignedIn = true, user = manager } = options;
  const { localStorage = createMemoryStorage(), sessionStorage = createMemoryStorage() } = options;
  const backend = options.backend ?? createFakeBackend(options);
  const events = new EventTarget();
  const services = createServices({
    baseUrl: '',
    fetch: backend.fetch,
    openLocalStorage: () => localStorage,
    openSessionStorage: () => sessionStorage,
    events,
    loadTexts,
  });
  if (isSignedIn) services.session.start({ token: 'fake', token_type: 'bearer', expires_in: 3600 }, user.id);
  window.history.replaceState(null, '', `#${path}`);
  return { backend, events, localStorage, services, sessionStorage };
}

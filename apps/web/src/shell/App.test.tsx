import { tasks } from '@bureau/contract';
import { toasts } from '@bureau/ui';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { polyfillJsdom } from '../testing/polyfillJsdom.ts';
import { createTestApp, type TestAppOptions } from '../testing/createTestApp.ts';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { json } from '../testing/fakeApi.ts';
import { createMemoryStorage } from '../testing/memoryStorage.ts';
import { admin, manager, menus, newcomer, staff } from '../testing/fixtures.ts';
import { readAddress } from '../core/navigation/address.ts';
import { App } from './App.tsx';
import { preloadSignedInApp } from './lazySignedInApp.ts';

const person = userEvent.setup();

function open(options: TestAppOptions = {}) {
  const app = createTestApp(options);
  render(<App services={app.services} />);
  return app;
}

const toastMessages = () => toasts.getSnapshot().map(({ message }) => message);

async function signIn(password = 'bureau-demo') {
  await person.type(await screen.findByLabelText(/^Email/), 'marta@bureau.example');
  await person.type(screen.getByLabelText(/^Password/), password);
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
}

beforeAll(polyfillJsdom);
afterEach(() => {
  cleanup();
  toasts.clear();
});

describe('signing in', () => {
  it('leads from the address that was asked for through the sign-in and back to it', async () => {
    open({ isSignedIn: false, path: '/tasks/create?from=mail' });
    await signIn();
    await screen.findByRole('heading', { name: 'New task' });
    expect(readAddress()).toBe('/tasks/create?from=mail');
  });

  it('leads to the dashboard when nothing was asked for', async () => {
    const app = open({ isSignedIn: false, path: '/login' });
    await signIn();
    await screen.findByRole('heading', { name: 'Hello, Marta' });
    expect(readAddress()).toBe('/dashboard');
    expect(app.localStorage.getItem('permissions')).toBe(JSON.stringify(manager.permissions));
    expect(app.backend.callsOf('GET /api/dashboard/layout')[0]?.headers.get('Authorization')).toBe(
      'bearer fake',
    );
  });

  it('says one thing about a wrong password, keeps the email and goes to the password', async () => {
    open({ isSignedIn: false, path: '/login' });
    await signIn('not-the-one');
    await waitFor(() => expect(toastMessages()).toEqual(['Email or password is wrong.']));
    expect(screen.getByLabelText(/^Email/)).toHaveProperty('value', 'marta@bureau.example');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Password/));
  });

  it('names what is missing only after an attempt', async () => {
    const { backend } = open({ isSignedIn: false, path: '/login' });
    await screen.findByLabelText(/^Email/);
    expect(screen.queryByText('Enter your email.')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText('Enter your email.');
    expect(screen.getByText('Enter your password.')).toBeTruthy();
    expect(backend.callsOf('POST /api/login')).toHaveLength(0);
  });

  it('fills in an account of the demonstration, and offers none elsewhere', async () => {
    open({ isSignedIn: false, path: '/login' });
    await person.click(await screen.findByRole('button', { name: 'Project manager' }));
    expect(screen.getByLabelText(/^Email/)).toHaveProperty('value', 'manager@bureau.example');
    cleanup();
    open({ isSignedIn: false, path: '/login', settings: { is_demo: false } });
    await screen.findByLabelText(/^Email/);
    expect(screen.queryByText('Demo accounts')).toBeNull();
  });
});

describe('following a mailed link that was used already', () => {
  it('offers somebody who has signed in to have another one mailed', async () => {
    const app = createTestApp({ path: '/reset-password/marta%40harbour.example/used' });
    app.backend.on('POST /api/verify/token', () => json({ error: 'No good link.' }, 422));
    render(<App services={app.services} />);
    await waitFor(() => expect(toastMessages()).toHaveLength(1));
    act(() => toasts.getSnapshot()[0]?.action?.onPress());
    await screen.findByRole('heading', { name: 'Forgot your password?' });
  });
});

describe('finding the way', () => {
  it.each(['/', '/no/such/page', '/reset-password/marta%40harbour.example', '/forgot-password/more'])(
    'leads from %s to the dashboard',
    async (path) => {
      open({ path });
      await screen.findByRole('heading', { name: 'Hello, Marta' });
      expect(readAddress()).toBe('/dashboard');
    },
  );

  it('names the page in the title of the window', async () => {
    open({ path: '/tasks/create' });
    await waitFor(() => expect(document.title).toBe('New task · Harbour'));
  });

  it('names a record in the title of the window and at the end of the breadcrumb', async () => {
    open({ path: '/tasks/detail/7' });
    const heading = await screen.findByRole('heading', { level: 1, name: /TSK-0007/ });
    await waitFor(() => expect(document.title).toMatch(/^TSK-0007 .+ · Harbour$/));
    const [name = ''] = document.title.split(' · ');
    expect(heading.textContent).toContain(name.replace('TSK-0007 ', ''));
    const way = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(way.querySelector('[aria-current]')?.textContent).toBe(name);
    await person.click(within(way).getByRole('link', { name: 'Tasks' }));
    await waitFor(() => expect(document.title).toBe('Tasks · Harbour'));
  });

  it('moves the focus to the heading of the next page', async () => {
    open({ path: '/tasks/detail/7' });
    await screen.findByRole('heading', { level: 1, name: /TSK-0007/ });
    await person.click(screen.getByRole('link', { name: 'Dashboard' }));
    const heading = await screen.findByRole('heading', { name: 'Hello, Marta' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('takes no step in the history by a link to the page that is open, as the browser itself does', async () => {
    open({ path: '/tasks' });
    const menu = within(await screen.findByRole('navigation', { name: /menu/i }));
    await screen.findByRole('heading', { level: 1, name: /Tasks/ });
    const steps = window.history.length;
    await person.click(menu.getByRole('link', { name: 'Tasks' }));
    await person.keyboard('{Control>}k{/Control}');
    await person.click(await screen.findByRole('option', { name: /^Tasks/ }));
    await person.click(menu.getByRole('link', { name: 'Dashboard' }));
    await screen.findByRole('heading', { name: 'Hello, Marta' });
    expect(window.history.length).toBe(steps + 1);
  });

  it('leaves the focus in the first field of a form', async () => {
    open({ path: '/tasks', taskCount: 2 });
    await person.click(await screen.findByRole('link', { name: 'Create task' }));
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('shows a menu of what the user may open', async () => {
    open({ user: newcomer });
    const menu = within(await screen.findByRole('navigation', { name: /menu/i }));
    await menu.findByRole('link', { name: 'Dashboard' });
    expect(menu.queryByRole('link', { name: 'Tasks' })).toBeNull();
  });

  it('shows no way to what has no screens yet, and knows no such page', async () => {
    const backend = createFakeBackend({ user: admin });
    const [item] = menus;
    const nowhere = { ...item, text: 'Nowhere', link: '/nowhere', icon: 'receipt' };
    const money = { ...item, text: 'Money', link: null, submenu: [nowhere] };
    const help = { ...item, text: 'Help', link: 'https://help.example', isExternalLink: true };
    backend.on('GET /api/sidebar-menu', () =>
      json({ menus: [...menus, nowhere, money, help], loginUser: admin }),
    );
    open({ backend, user: admin, path: '/nowhere' });
    await screen.findByRole('heading', { name: 'Hello, Amara' });
    const menu = within(screen.getByRole('navigation', { name: /menu/i }));
    const names = menu.getAllByRole('listitem').map((entry) => entry.textContent);
    expect(names).toEqual(['Dashboard', 'Tasks', expect.stringContaining('Help')]);
  });
});

describe('opening what a role does not include', () => {
  it('shows a page that says so, and asks the server for nothing', async () => {
    const { backend } = open({ user: staff, path: '/tasks/create' });
    await screen.findByRole('heading', { name: 'You do not have access to this page' });
    expect(backend.callsOf('GET /api/get-projects')).toHaveLength(0);
  });

  it('opens everything to an administrator', async () => {
    open({ user: { ...admin, permissions: [] }, path: '/tasks/create' });
    await screen.findByRole('heading', { name: 'New task' });
  });
});

describe('the end of a session', () => {
  it('brings the same user back to the page and the draft after a silent refusal', async () => {
    const app = open({ path: '/tasks/detail/7' });
    await person.click(await screen.findByRole('button', { name: 'Edit Title' }));
    const field = screen.getByRole('textbox', { name: 'Title' });
    await person.clear(field);
    await person.type(field, 'Half a thought');
    app.backend.on('PUT /api/tasks/:id', () => json({ error: 'Unauthorized' }, 401));
    await person.keyboard('{Enter}');

    await screen.findByRole('heading', { name: 'Sign in' });
    expect(toastMessages()).toEqual([]);
    expect(Object.keys(app.localStorage)).not.toContain('bureau.session');
    await signIn();
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Half a thought');
    expect(readAddress()).toBe('/tasks/detail/7');
  });

  it('brings whoever opened a page with a session that is over to that page after the sign-in', async () => {
    const app = createTestApp({ path: '/tasks/detail/7' });
    // as the window does while it asks who that is, and is told that nobody is
    await preloadSignedInApp(app.services.languages);
    app.services.session.end('refused');
    render(<App services={app.services} />);
    await signIn();
    await screen.findByRole('heading', { level: 1, name: /TSK-0007/ });
    expect(readAddress()).toBe('/tasks/detail/7');
  });

  it('gives another user neither the page nor the draft', async () => {
    const app = open({ path: '/tasks/detail/7' });
    await person.click(await screen.findByRole('button', { name: 'Edit Title' }));
    await person.type(screen.getByRole('textbox', { name: 'Title' }), 'Secret');
    act(() => app.services.session.end('refused'));
    app.backend.on('GET /api/sidebar-menu', () => json({ menus: [], loginUser: admin }));
    await signIn();
    await screen.findByRole('heading', { name: 'Hello, Amara' });
    expect(readAddress()).toBe('/dashboard');
    expect(JSON.stringify(app.sessionStorage)).not.toContain('Secret');
  });

  it('takes the preview of a role with it, also while the page is not open or another person signs in', async () => {
    const preview = '4/Designer';
    const sessionStorage = createMemoryStorage();
    sessionStorage.setItem('preview', preview);
    const app = open({ isSignedIn: false, path: '/login', sessionStorage });
    await signIn();
    await screen.findByRole('heading', { name: 'Hello, Marta' });
    expect(app.backend.callsOf('GET /api/sidebar-menu')[0]?.headers.get('X-Preview-Role')).toBeNull();

    sessionStorage.setItem('preview', preview);
    act(() =>
      app.services.session.start({ token: 'other', token_type: 'bearer', expires_in: 3600 }, admin.id),
    );
    expect(sessionStorage.getItem('preview')).toBeNull();
  });

  it('signs out once when many calls are refused together', async () => {
    const app = open({ path: '/tasks/detail/7' });
    await screen.findByRole('button', { name: 'Edit Title' });
    const ended = vi.fn<() => void>();
    app.services.session.subscribe(ended);
    app.backend.on('GET /api/tasks/:id', () => json({ error: 'Unauthorized' }, 401));
    const calls = Array.from({ length: 10 }, (_, id) =>
      app.services.client.call(tasks.one, { params: { id: id + 1 } }),
    );
    await act(() => Promise.allSettled(calls));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(ended).toHaveBeenCalledOnce();
  });

  it('leaves nothing behind after signing out', async () => {
    const app = open({ path: '/tasks/detail/7' });
    await person.click(await screen.findByRole('button', { name: 'Marta Lindqvist’s account' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(toastMessages()).toEqual(['You are signed out.']);
    expect(app.backend.callsOf('GET /api/logout')).toHaveLength(1);
    expect(JSON.stringify(app.localStorage)).not.toMatch(/fake|tasks_view/);
    await signIn();
    await screen.findByRole('heading', { name: 'Hello, Marta' });
  });

  it('does not wait for a server that does not answer', async () => {
    const app = open();
    app.backend.on('GET /api/logout', () => new Promise(() => undefined));
    await person.click(await screen.findByRole('button', { name: 'Marta Lindqvist’s account' }));
    const signOut = await screen.findByRole('menuitem', { name: 'Sign out' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await person.click(signOut);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    vi.useRealTimers();
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(toastMessages()).toEqual(['You are signed out.']);
    expect(JSON.stringify(app.localStorage)).not.toMatch(/fake|tasks_view/);
  });
});

describe('a server that cannot be reached', () => {
  it('says so at the start, keeps trying and goes on by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const backend = createFakeBackend();
    const isAway = { current: true };
    const fetch: typeof backend.fetch = (input, init) => {
      const isApi = typeof input === 'string' && input.startsWith('/api/');
      return isAway.current && isApi
        ? Promise.reject(new TypeError('Failed to fetch'))
        : backend.fetch(input, init);
    };
    open({ backend: { ...backend, fetch }, path: '/dashboard' });
    await vi.advanceTimersByTimeAsync(10_000);
    await screen.findByRole('heading', { name: 'Bureau cannot be reached' });
    isAway.current = false;
    await vi.advanceTimersByTimeAsync(20_000);
    await screen.findByRole('heading', { name: 'Hello, Marta' });
    vi.useRealTimers();
  });
});

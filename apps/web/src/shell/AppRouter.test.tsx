import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppRouter } from './AppRouter.tsx';

// in slices, as in a browser
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => vi.unstubAllGlobals());

/** Takes longer than a slice, after which others have their turn. */
function Slow() {
  const end = performance.now() + 30;
  while (performance.now() < end);
  return null;
}

it('whoever goes elsewhere while the first page is drawn is there afterwards', async () => {
  const leave = vi.fn<() => void>(() => void router.navigate('/elsewhere'));
  function FirstPage() {
    if (leave.mock.calls.length === 0) setTimeout(leave);
    return 'First';
  }
  const router = createMemoryRouter([
    {
      path: '/',
      element: [<FirstPage key="page" />, ...Array.from('abcdefgh', (key) => <Slow key={key} />)],
    },
    { path: '/elsewhere', element: 'Elsewhere' },
  ]);
  router.subscribe(() => undefined);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  startTransition(() => root.render(<AppRouter router={router} />));
  await vi.waitFor(() => expect(document.body.textContent).toBe('Elsewhere'));
  root.unmount();
});

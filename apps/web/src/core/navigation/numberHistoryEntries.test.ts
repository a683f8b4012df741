import { createHashRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { isTypedAddress, numberHistoryEntries } from './numberHistoryEntries.ts';

it('whoever goes back to an address that was edited by hand is asked before something is lost', async () => {
  const router = numberHistoryEntries(() => createHashRouter([{ path: '*', element: null }]));
  const { pathname: before } = router.state.location;
  const expectAddress = (pathname: string) =>
    vi.waitFor(() => expect(router.state.location.pathname).toBe(pathname));
  location.hash = '#/taxes';
  await expectAddress('/taxes');
  await router.navigate('/taxes/create');
  router.getBlocker('form', () => true);
  history.back();
  await vi.waitFor(() => expect(router.state.blockers.get('form')?.state).toBe('blocked'));
  await vi.waitFor(() => expect(location.hash).toBe('#/taxes/create'));
  router.state.blockers.get('form')?.proceed?.();
  await expectAddress('/taxes');
  router.deleteBlocker('form');
  history.back();
  await expectAddress(before);
  router.dispose();
});

it('whoever goes back between addresses that were edited by hand, and stays, is where they were', async () => {
  const router = numberHistoryEntries(() => createHashRouter([{ path: '*', element: null }]));
  router.getBlocker('form', () => !isTypedAddress());
  for (const pathname of ['/taxes', '/taxes/create']) {
    location.hash = `#${pathname}`;
    await vi.waitFor(() => expect(router.state.location.pathname).toBe(pathname));
  }
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    history.back();
    await vi.waitFor(() => expect(router.state.blockers.get('form')?.state).toBe('blocked'));
    await vi.waitFor(() => expect(location.hash).toBe('#/taxes/create'));
    router.state.blockers.get('form')?.reset?.();
    expect(router.state.location.pathname).toBe('/taxes/create');
  }
  router.dispose();
});

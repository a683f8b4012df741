import { createHashRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { numberEntries } from './numberEntries.ts';

it('whoever goes back to an address that was edited by hand is asked before something is lost', async () => {
  const router = createHashRouter([{ path: '*', element: null }]);
  const { pathname: before } = router.state.location;
  const stop = numberEntries(router);
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
  stop();
  router.dispose();
});

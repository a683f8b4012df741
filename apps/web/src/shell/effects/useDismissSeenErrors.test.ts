import { toasts } from '@bureau/ui';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useDismissSeenErrors } from './useDismissSeenErrors.ts';

afterEach(() => toasts.clear());

const visit = () => {
  const { rerender } = renderHook(({ pathname }) => useDismissSeenErrors(pathname), {
    initialProps: { pathname: '/verify' },
  });
  return (pathname: string) => act(() => rerender({ pathname }));
};
const shown = () => toasts.getSnapshot().map(({ message }) => message);

it('tells somebody on the next page what failed, and no more on the one after', () => {
  const go = visit();
  toasts.show({ tone: 'danger', message: 'This link is not valid.' });
  go('/login');
  expect(shown()).toEqual(['This link is not valid.']);
  go('/login');
  expect(shown()).toEqual(['This link is not valid.']);
  go('/tasks');
  expect(shown()).toEqual([]);
});

it('goes on telling what failed once more, what can be done about it, and what lasts', () => {
  const go = visit();
  toasts.show({ tone: 'danger', message: 'Not found.' });
  toasts.show({
    tone: 'danger',
    message: 'Not saved.',
    action: { label: 'Try again', onPress: () => undefined },
  });
  toasts.show({ tone: 'danger', message: 'Signed out elsewhere.', isLasting: true });
  toasts.show({ tone: 'success', message: 'Saved.' });
  go('/login');
  toasts.show({ tone: 'danger', message: 'Not found.' });
  go('/tasks');
  expect(shown()).toEqual(['Not found.', 'Not saved.', 'Signed out elsewhere.', 'Saved.']);
});

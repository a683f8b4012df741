import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { staff } from '../../testing/fixtures.ts';
import { AccountContext } from '../account/account.ts';
import { useToday } from './useFormats.ts';

const account = {
  data: { loginUser: staff, menus: [] },
  storedPermissions: [],
  error: undefined,
  isLoading: false,
  retry: () => undefined,
};

const Today = () => <time>{useToday()}</time>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows a new day once midnight has passed, however long the page has been open', () => {
  vi.setSystemTime('2026-03-17T12:00:00Z');
  render(
    <AccountContext value={account}>
      <Today />
    </AccountContext>,
  );
  expect(screen.getByText('2026-03-17')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(24 * 60 * 60_000));
  expect(screen.getByText('2026-03-18')).toBeTruthy();
});

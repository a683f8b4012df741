import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { FakeApi } from './fakeApi.ts';

/** Comes back to the page, where what is shown is read again: not at once after it was read. Settles when a call was made again. */
export async function readAgain({ callsOf }: Pick<FakeApi, 'callsOf'>, call: string): Promise<void> {
  const count = callsOf(call).length;
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('online')));
    expect(callsOf(call).length).toBeGreaterThan(count);
  });
}

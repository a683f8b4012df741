import type { Timer } from '@bureau/contract';
import { BureauProvider } from '@bureau/ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiProvider } from '../../../api/ApiProvider.tsx';
import { ServicesContext } from '../../../core/services/ServicesContext.ts';
import { createTestApp } from '../../../testing/createTestApp.ts';
import { TimerControls } from './TimerControls.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const waiting = () => vi.advanceTimersByTime(3_600_000);
/** A device that sleeps stops its timers and `performance.now()`, and not its clock. */
const sleeping = () => {
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(1000);
};

it.each([
  ['running', 'of waiting', waiting, '02:00'],
  ['running', 'in which the device slept', sleeping, '02:00'],
  ['paused', 'of waiting', waiting, '01:00'],
] as const)('shows what a %s timer has counted after an hour %s', (state, _, pass, shown) => {
  const timer: Timer = {
    task_id: 7,
    task_code: 'TSK-0007',
    task_title: 'Order tiles',
    state,
    started_at: '2026-03-17T08:00:00.000Z',
    elapsed_seconds: 3600,
  };
  const { services } = createTestApp();
  render(
    <ServicesContext value={services}>
      <ApiProvider client={services.client} userId={3}>
        <BureauProvider locale="en" navigate={() => undefined}>
          <TimerControls timer={timer} />
        </BureauProvider>
      </ApiProvider>
    </ServicesContext>,
  );
  expect(screen.getByRole('timer').textContent).toBe('01:00');
  act(() => void pass());
  expect(screen.getByRole('timer').textContent).toBe(shown);
});

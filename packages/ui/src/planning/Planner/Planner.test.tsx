import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { BureauProvider } from '../../provider/index.ts';
import type { PlannerLink } from './Planner.types.ts';
import { items, KeptPlanner } from './testing/KeptPlanner.tsx';
import { useMoves } from './useMoves.ts';

afterEach(cleanup);

it('leaves the focus on the button that undoes when nothing is left to undo', async () => {
  const onMove = vi.fn<() => void>();
  render(
    <BureauProvider locale="en" navigate={() => undefined}>
      <KeptPlanner label="Plan" items={items} today="2026-03-17" onMove={onMove} />
    </BureauProvider>,
  );
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo.getAttribute('aria-disabled')).toBe('true');
  const bar = screen.getByRole('gridcell', { name: /^Order the crane/ });
  act(() => bar.focus());
  fireEvent.keyDown(bar, { key: 'ArrowRight' });
  fireEvent.keyDown(bar, { key: 'Enter' });
  await waitFor(() => expect(undo.getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(undo);
  await waitFor(() => expect(undo.getAttribute('aria-disabled')).toBe('true'));
  expect(onMove).toHaveBeenCalledTimes(2);
  expect(document.activeElement).toBe(undo);
});

it('offers once more to undo what could not be undone', async () => {
  const onLink = vi.fn<(link: PlannerLink) => Promise<void>>().mockResolvedValue();
  const { result } = renderHook(() =>
    useMoves({ formatDate: String, labelOf: String, onLink, onMove: undefined, today: 0, zoom: 'week' }),
  );
  const link = { from: 't1', to: 't5', isLinked: true };
  await act(async () => result.current.link(link));
  onLink.mockRejectedValueOnce(new Error('Offline'));
  await act(async () => result.current.undo());
  expect(result.current.canUndo).toBe(true);
  await act(async () => result.current.undo());
  expect(onLink.mock.calls.map(([{ isLinked }]) => isLinked)).toEqual([true, false, false]);
  expect(result.current.canUndo).toBe(false);
});

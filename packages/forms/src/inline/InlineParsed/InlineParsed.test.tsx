import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InlineDateTime } from '../InlineDateTime/index.ts';

afterEach(cleanup);

describe('saving what nobody has changed', () => {
  const shared = {
    label: 'Start',
    dateTimeFormat: 'dd.MM.yyyy HH:mm',
    timeZone: 'Europe/Berlin',
    canEdit: true,
  };

  it.each([
    ['the second of two hours when the clocks are set back', '2026-10-25T01:30:00.000Z'],
    ['seconds that the format leaves out', '2026-03-09T13:30:45.000Z'],
  ])('keeps %s', async (_, value) => {
    const user = userEvent.setup();
    const onSave = vi.fn<(instant: string | null) => void>();
    const { unmount } = render(<InlineDateTime {...shared} value={value} onSave={onSave} />);
    await user.click(screen.getByRole('button', { name: 'Edit Start' }));
    await user.keyboard('{Enter}');
    expect(onSave).toHaveBeenLastCalledWith(value);
    unmount();
    render(<InlineDateTime {...shared} defaultValue={value} onSave={onSave} />);
    await user.click(screen.getByRole('button', { name: 'Edit Start' }));
    await user.clear(screen.getByRole('combobox', { name: 'Start' }));
    await user.keyboard('1.7.26 9:00{Enter}');
    expect(onSave).toHaveBeenLastCalledWith('2026-07-01T07:00:00.000Z');
  });
});

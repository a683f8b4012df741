import { BureauProvider } from '@bureau/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { InlineDateTime } from './InlineDateTime.tsx';

afterEach(cleanup);

it('shows and takes times of the time zone of the provider', async () => {
  const user = userEvent.setup();
  const onSave = vi.fn<(instant: string | null) => void>();
  render(
    <BureauProvider locale="en" timeZone="Asia/Tokyo" navigate={() => undefined}>
      <InlineDateTime
        label="Start"
        dateTimeFormat="yyyy-MM-dd HH:mm"
        value="2026-03-09T18:30:00.000Z"
        onSave={onSave}
        canEdit
      />
    </BureauProvider>,
  );
  expect(screen.getByText('2026-03-10 03:30')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Edit Start' }));
  await user.clear(screen.getByRole('combobox', { name: 'Start' }));
  await user.keyboard('9:00{Enter}');
  expect(onSave).toHaveBeenLastCalledWith('2026-03-10T00:00:00.000Z');
});

import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { BureauProvider } from '../../provider/index.ts';
import { ComboBox } from './ComboBox.tsx';

afterEach(cleanup);

it('chooses nothing by Enter that cannot be chosen from the list', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn<(id: number | null) => void>();
  const options = [
    { id: 1, label: 'Open' },
    { id: 2, label: 'Archived', isDisabled: true },
  ];
  render(
    <BureauProvider locale="en" navigate={() => undefined}>
      <ComboBox aria-label="Status" {...{ options, onChange }} />
    </BureauProvider>,
  );
  const input = screen.getByRole('combobox', { name: 'Status' });
  await user.type(input, 'archived{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  await user.clear(input);
  await user.type(input, 'open{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(1);
});

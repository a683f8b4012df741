import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

it('tells of the tabs that a person chooses, and not of the one that is shown at first', async () => {
  const onChange = vi.fn<(id: string) => void>();
  const tabs = ['billing', 'comments', 'files'].map((id) => ({
    id,
    label: id,
    content: id,
    isDisabled: id === 'billing',
  }));
  render(
    <StrictMode>
      <Tabs label="Task" tabs={tabs} onChange={onChange} />
    </StrictMode>,
  );
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('comments');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('tab', { name: 'files' }));
  expect(onChange.mock.calls).toEqual([['files']]);
});

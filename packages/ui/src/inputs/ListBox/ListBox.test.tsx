import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tree } from '../../data/Tree/index.ts';
import { ListBox } from './ListBox.tsx';

beforeEach(() => {
  // not in jsdom
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
});
afterEach(cleanup);

const entries = [
  { id: 'low', label: 'Low' },
  { id: 'retired', label: 'Retired', isDisabled: true },
  { id: 'high', label: 'High' },
];
type OnChange = (ids: readonly string[]) => void;

describe('choosing all by Ctrl with A', () => {
  it('leaves disabled options of a list as they are', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn<OnChange>();
    const shared = { 'aria-label': 'Rates', selectionMode: 'multiple', options: entries, onChange } as const;
    const { unmount } = render(<ListBox {...shared} />);
    await user.click(screen.getByRole('option', { name: 'Low' }));
    await user.keyboard('{Control>}a{/Control}');
    expect(onChange).toHaveBeenLastCalledWith(['low', 'high']);
    unmount();
    render(<ListBox {...shared} defaultValue={['retired']} />);
    await user.click(screen.getByRole('option', { name: 'Low' }));
    await user.keyboard('{Control>}a{/Control}');
    expect(onChange).toHaveBeenLastCalledWith(['low', 'retired', 'high']);
  });

  it('leaves disabled entries of a tree as they are', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn<OnChange>();
    render(<Tree label="Menus" selectionMode="multiple" entries={entries} onChange={onChange} />);
    await user.click(screen.getByRole('row', { name: 'Low' }));
    await user.keyboard('{Control>}a{/Control}');
    expect(onChange).toHaveBeenLastCalledWith(['low', 'high']);
  });
});

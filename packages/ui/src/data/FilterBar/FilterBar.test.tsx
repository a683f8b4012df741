import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BureauProvider } from '../../provider/index.ts';
import { FilterBar } from './FilterBar.tsx';

afterEach(cleanup);

it('removes one filter by a key that is held down', () => {
  const onChange = vi.fn<(values: object) => void>();
  render(
    <BureauProvider locale="en" navigate={() => undefined}>
      <FilterBar
        filters={[
          { id: 'hours', kind: 'numberRange', label: 'Hours' },
          { id: 'progress', kind: 'numberRange', label: 'Progress' },
        ]}
        values={{ hours: { from: 1 }, progress: { from: 2 } }}
        onChange={onChange}
      />
    </BureauProvider>,
  );
  fireEvent.keyDown(screen.getByRole('button', { name: /^Hours/ }), { key: 'Delete' });
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ progress: { from: 2 } });
  fireEvent.keyDown(screen.getByRole('button', { name: /^Progress/ }), { key: 'Delete', repeat: true });
  expect(onChange).toHaveBeenCalledOnce();
});

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Table } from './Table.tsx';

afterEach(cleanup);

const view = (...names: readonly string[]) => (
  <main tabIndex={-1}>
    <Table
      label="Sessions"
      columns={[
        { id: 'browser', label: 'Browser' },
        { id: 'end', label: 'End', isLabelHidden: true },
      ]}
      rows={names.map((name) => ({
        id: name,
        cells: { browser: name, end: name !== 'This one' && <button type="button">{`End ${name}`}</button> },
      }))}
    />
  </main>
);

it('leads the focus from a row that goes away to the next one, and out of the table where nothing takes it', () => {
  const { rerender } = render(view('This one', 'Firefox', 'Safari'));
  screen.getByRole('button', { name: 'End Firefox' }).focus();
  rerender(view('This one', 'Safari'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'End Safari' }));
  rerender(view('This one'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

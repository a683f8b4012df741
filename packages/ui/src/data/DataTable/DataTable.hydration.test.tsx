import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, expect, it, vi } from 'vitest';
import { BureauProvider } from '../../provider/index.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableColumn } from './DataTable.types.ts';

interface Task {
  id: number;
  title: string;
}

const columns: readonly DataTableColumn<Task>[] = [
  { id: 'title', header: 'Title', isRowHeader: true, cell: (task) => task.title },
];
const rows = Array.from({ length: 100 }, (_, place) => ({ id: place, title: `Task ${place}` }));
const getRowKey = (task: Task) => task.id;

const table = (
  <BureauProvider locale="en" navigate={() => undefined}>
    <DataTable label="Tasks" {...{ columns, rows, getRowKey }} />
  </BureauProvider>
);

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('takes over the rows that a server has drawn', async () => {
  const root = document.createElement('div');
  // lays nothing out, as a server does
  root.innerHTML = renderToString(table);
  document.body.append(root);
  const drawn = root.querySelector('[role="rowheader"]');
  expect(drawn?.textContent).toBe('Task 0');

  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  await act(async () => void hydrateRoot(root, table, { onRecoverableError }));
  expect(onRecoverableError.mock.calls).toEqual([]);
  expect(root.querySelector('[role="rowheader"]')).toBe(drawn);
});

import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { Tree } from './Tree.tsx';

afterEach(cleanup);

const cabinets = Array.from({ length: 24 }, (_, cabinet) => ({
  id: `${cabinet}`,
  label: `Cabinet ${cabinet}`,
  children: Array.from({ length: 20 }, (__, file) => ({
    id: `${cabinet}.${file}`,
    label: `File ${cabinet}.${file}`,
  })),
}));
const all = cabinets.map(({ id }) => id);

it('holds a part of many rows as a server renders it, and all that are open soon after', async () => {
  const html = renderToString(<Tree label="Archive" entries={cabinets} defaultExpandedIds={all} />);
  expect(html.match(/role="row"/g)).toHaveLength(500);
  render(<Tree label="Archive" entries={cabinets} defaultExpandedIds={all} />);
  // jsdom lays out nothing: all are in view
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(504));
});

it('shows all that is closed at once, and that there is more in it', () => {
  const html = renderToString(<Tree label="Archive" entries={cabinets} />);
  expect(html.match(/role="row"/g)).toHaveLength(24);
  expect(html.match(/<button/g)).toHaveLength(24);
});

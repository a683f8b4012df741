import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BureauProvider } from '../../provider/index.ts';
import { Sidebar } from './Sidebar.tsx';
import type { SidebarItem } from './Sidebar.types.ts';

afterEach(cleanup);

it('drops entries that are gone, also where several lead to the same page', () => {
  const show = (items: readonly SidebarItem[]) => (
    <BureauProvider locale="en" navigate={() => undefined}>
      <Sidebar items={items} currentPath="/" brand={{ name: 'Harbour', href: '/dashboard' }} />
    </BureauProvider>
  );
  const labels = () => screen.getAllByRole('listitem').map((entry) => entry.querySelector('a')?.textContent);
  const home = { label: 'Home', href: '/dashboard' };
  const tasks = { label: 'Tasks', href: '/tasks' };
  const work = { label: 'Work', href: '/tasks' };
  const { rerender } = render(show([home, tasks, work]));
  rerender(show([tasks]));
  expect(labels()).toEqual([expect.stringContaining('Tasks')]);

  const group = (children: readonly (typeof tasks)[]) => [{ label: 'All', children }];
  rerender(show(group([home, tasks, work])));
  rerender(show(group([tasks])));
  expect(screen.getAllByText('Tasks')).toHaveLength(1);
});

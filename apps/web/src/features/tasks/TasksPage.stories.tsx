import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { json, noConnection } from '../../testing/fakeApi.ts';
import { createTask, customFields, newcomer, staff } from '../../testing/fixtures.ts';

const meta = {
  title: 'Tasks list',
  id: 'web-tasks-list',
  component: AppStory,
  args: { path: '/tasks' },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('heading', { level: 1, name: /^Tasks/ });

/** A row opens its task; the way back finds the list as it was. A title is read beside all columns that a task shows. */
export const Filled: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('TSK-0250');
    await expect(await heading(canvasElement)).toHaveTextContent('Tasks250');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Create task' })).toBeVisible());
    const title = canvas.getByRole('columnheader', { name: /^Title/ });
    await waitFor(() => expect(title.getBoundingClientRect().width).toBeGreaterThanOrEqual(300));
  },
};

/** Waits until the code of the line is there, which comes with the focus. */
const begun = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const line = within(canvasElement).getByRole('combobox', { name: 'Add a task' });
    void expect(line).toHaveAttribute('aria-autocomplete', 'list');
    void expect(line).toHaveFocus();
    return line;
  });

/** One line says everything of a task, and shows what it understands; `q` leads to it. */
export const QuickAdd: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('TSK-0250');
    await userEvent.keyboard('q');
    const line = await begun(canvasElement);
    await userEvent.type(line, 'Call the printer tomorrow !high 90m');
    await waitFor(() => expect(canvas.getByText('Due: 18.03.2026')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove High' }));
    await waitFor(() => expect(canvas.queryByText('Remove High')).not.toBeInTheDocument());
    await waitFor(() => expect(line).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(line).toHaveValue(''));
    await canvas.findByText('Call the printer !high');
  },
};

/** What the server refuses comes back into the line. */
export const QuickAddRefused: Story = {
  args: { prepare: (backend) => backend.on('POST /api/tasks', () => json({ error: 'Not now' }, 500)) },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('combobox', { name: 'Add a task' }));
    const line = await begun(canvasElement);
    await userEvent.type(line, 'Order tiles tomorrow{Enter}');
    await waitFor(() => expect(line).toHaveValue('Order tiles tomorrow'));
  },
};

/** Nothing that is pasted is cut: the server says that it is too long, and it comes back whole. */
export const QuickAddTooLong: Story = {
  args: {
    prepare: (backend) =>
      backend.on('POST /api/tasks', () => json({ errors: { title: ['That is too long.'] } }, 422)),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('combobox', { name: 'Add a task' }));
    const line = await begun(canvasElement);
    const title = 'Order tiles and grout '.repeat(30).trim();
    await userEvent.paste(title);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('That is too long.')).toBeInTheDocument();
    await waitFor(() => expect(line).toHaveValue(title));
  },
};

/** Magnified four times, what stands above the list scrolls away, so that records are read in all of the window. */
export const Magnified: Story = {
  globals: { viewport: { value: 'magnified' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('TSK-0250');
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() =>
      expect(canvas.getByRole('grid').getBoundingClientRect().top).toBeLessThanOrEqual(
        0.5 * window.innerHeight,
      ),
    );
    const inView = canvas.getAllByRole('row').filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return (
        top >= 0 &&
        bottom <= window.innerHeight &&
        document.elementFromPoint(160, top + 4)?.closest('[role="row"]') === row
      );
    });
    await expect(inView.length).toBeGreaterThanOrEqual(2);
    window.scrollTo(0, 0);
  },
};

/** However narrow their column, it is seen that a task has several people. */
export const ManyAssignees: Story = {
  args: { path: '/tasks?columns=code,title,assignees' },
  play: async ({ canvasElement }) => {
    const [group] = await within(canvasElement).findAllByRole('img', { name: /^[^,]+, [^,]+, [^,]+$/ });
    const cell = group?.closest('[role="gridcell"]');
    await expect(group?.children).toHaveLength(3);
    if (!(cell instanceof HTMLElement)) return;
    cell.style.inlineSize = '80px';
    await expect(group?.lastElementChild?.getBoundingClientRect().right).toBeLessThan(
      cell.getBoundingClientRect().right,
    );
  },
};

/** What a company added to tasks can be shown, filtered and edited as their own fields are. */
export const CustomFields: Story = {
  args: {
    path: '/tasks?columns=code,title,custom_fields.phase,custom_fields.budget&filter[custom_fields.phase]=Tender',
    customFields,
    prepare: ({ tasks }) =>
      tasks.set(250, createTask(250, { custom_fields: { phase: 'Tender', budget: 12_500.5 } })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const budget = await canvas.findByRole('gridcell', { name: '12,500.5' });
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Phase' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Phase is Tender' })).toBeVisible());
    await userEvent.click(budget);
    await userEvent.keyboard('{F2}');
    const field = await canvas.findByRole('textbox', { name: 'Budget' });
    await userEvent.clear(field);
    await userEvent.type(field, '7.5{Enter}');
    await canvas.findByRole('gridcell', { name: '7.5' });
  },
};

/** Whoever wishes sees subtasks below their tasks: by keyboard as well, and with all that other rows have. */
export const Tree: Story = {
  args: {
    prepare: ({ tasks }) => {
      tasks.set(250, createTask(250, { title: 'Pour the deck', subtask_count: 1 }));
      tasks.set(249, createTask(249, { title: 'Order concrete', parent_id: 250 }));
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('TSK-0249');
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Show as a tree' }));
    await userEvent.keyboard('{Escape}');
    await canvas.findByRole('treegrid');
    await waitFor(() => expect(canvas.queryByText('TSK-0249')).not.toBeInTheDocument());
    await expect(decodeURIComponent(window.location.hash)).toContain('filter[parent_id]=none');
    const parent = (await canvas.findByRole('link', { name: 'Pour the deck' })).closest<HTMLElement>(
      '[role="row"]',
    );
    await waitFor(() => expect(parent).toHaveAttribute('aria-expanded', 'false'));
    parent?.querySelector('a')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    const child = (await canvas.findByRole('link', { name: 'Order concrete' })).closest('[role="row"]');
    await expect(child).toHaveAttribute('aria-level', '2');
    await userEvent.keyboard('{ArrowDown} ');
    await waitFor(() => expect(child).toHaveAttribute('aria-selected', 'true'));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(canvas.queryByText('TSK-0249')).not.toBeInTheDocument());
  },
};

/** The address holds search, filters and sort. */
export const SearchedAndFiltered: Story = {
  args: { path: '/tasks?q=pier&filter[status]=1,2&sort=-due_date' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('searchbox')).toHaveValue('pier');
    await canvas.findByRole('columnheader', { name: /Due/, current: false });
    const field = canvas.getByRole('searchbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'scaffolding{Enter}');
    await waitFor(() => expect(window.location.hash).toContain('q=scaffolding'));
    await expect(window.location.hash).toContain('sort=-due_date');
  },
};

/** The rows hold their place while they are loaded. */
export const Loading: Story = {
  args: { prepare: (backend) => backend.on('GET /api/tasks', () => new Promise<Response>(() => undefined)) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

/** An empty list says what belongs in it and offers the first step. */
export const Empty: Story = {
  args: { taskCount: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('No tasks yet');
    await expect(canvas.getAllByRole('link', { name: 'Create task' })).toHaveLength(2);
  },
};

/** A search that finds nothing can be taken back. */
export const NoMatch: Story = {
  args: { path: '/tasks?q=nowhere' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filters' }));
    await canvas.findByText('TSK-0250');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const Failed: Story = {
  args: { prepare: (backend) => backend.on('GET /api/tasks', () => json({ error: 'No' }, 422)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('This could not be loaded');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

const broken = { isMended: false };

/** Rows that were scrolled to and did not come are said to be missing, and come when asked for again. */
export const RowsFailed: Story = {
  args: {
    prepare(backend) {
      broken.isMended = false;
      const list = backend.answer('GET /api/tasks');
      backend.on('GET /api/tasks', (request, params) =>
        (request.query.get('page') ?? '1') === '1' || broken.isMended
          ? list(request, params)
          : json({ error: 'Out of order.' }, 422),
      );
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('TSK-0250');
    canvas.getByRole('grid').parentElement?.scrollTo({ top: 150 * 36 });
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Out of order.');
    broken.isMended = true;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(canvas.getByText('TSK-0100')).toBeVisible());
  },
};

/** The server is away: the list goes on by itself when it is back. */
export const ServerAway: Story = {
  args: {
    prepare: (backend) => {
      backend.on('GET /api/tasks', noConnection);
      backend.on('GET /api/ready', noConnection);
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Bureau cannot be reached');
  },
};

/** Somebody who may not create tasks is not offered to. */
export const WithoutCreating: Story = {
  args: { user: staff },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('TSK-0250');
    await expect(canvas.queryByRole('link', { name: 'Create task' })).toBeNull();
  },
};

export const Forbidden: Story = {
  args: { user: newcomer },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'You do not have access to this page' });
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('TSK-0250');
  },
};

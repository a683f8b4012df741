import { defects } from '@bureau/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { json } from '../../testing/fakeApi.ts';
import type { FakeBackend } from '../../testing/fakeBackend.ts';
import { serveRecordParts } from '../../testing/fakeRecordSections.ts';
import { createRecord, serveResource } from '../../testing/fakeResource.ts';
import { findToast } from '../../testing/findToast.ts';
import { admin, createTask, staff } from '../../testing/fixtures.ts';

const checklist = [
  { title: 'Ask for three offers', is_done: true },
  { title: 'Compare the prices', is_done: false },
];

const meta = {
  title: 'Task parts',
  id: 'web-task-parts',
  component: AppStory,
  args: {
    path: '/tasks/detail/9',
    prepare(backend): void {
      backend.tasks.set(9, createTask(9, { checklist }));
    },
  },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A step is ticked off where it is read, by pointer and by keyboard, and the server keeps it. */
export const StepTicked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const step = await canvas.findByRole('checkbox', { name: 'Compare the prices' });
    await expect(canvas.getByRole('checkbox', { name: 'Ask for three offers' })).toBeChecked();
    await userEvent.click(step);
    await waitFor(() => expect(step).toBeChecked());
    step.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(step).not.toBeChecked());
  },
};

/** A task is duplicated by its menu, which asks what comes with it. */
export const Duplicated: Story = {
  args: {
    prepare: (backend) => {
      backend.tasks.set(9, createTask(9, { checklist }));
      const copy = createTask(10, { title: 'Made after it' });
      backend.on('POST /api/tasks/:id/duplicate', () => {
        backend.tasks.set(10, copy);
        return json(copy, 201);
      });
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('checkbox', { name: 'Include checklist' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Duplicate' }));
    await canvas.findByRole('heading', { level: 1, name: /Made after it/ });
  },
};

/** A task becomes a defect, to which it leads; that can be taken back. */
export const ConvertedToDefect: Story = {
  args: {
    user: admin,
    prepare: (backend) => {
      backend.tasks.set(9, createTask(9, { checklist }));
      const made = { id: 4, version: 1 };
      const defect = { ...createRecord(defects, 4, { title: 'The lift rattles' }), ...made };
      serveResource(backend, defects, { records: new Map([[4, defect]]) });
      serveRecordParts(backend, 'defects');
      backend.on('POST /api/tasks/9/to-defect', () => json(defect, 201));
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Convert to defect' }));
    await canvas.findByRole('heading', { level: 1, name: /The lift rattles/ });
    const toast = within(await findToast('DEF-0004 created, TSK-0009 cancelled'));
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.queryByText('The lift rattles')).toBeNull());
  },
};

/** A tick that the server refuses is taken back, and said. */
export const TickRefused: Story = {
  args: {
    prepare: (backend) => {
      backend.tasks.set(9, createTask(9, { checklist }));
      backend.on('PUT /api/tasks/:id', () => json({ error: 'The sprint is closed.' }, 422));
    },
  },
  play: async ({ canvasElement }) => {
    const step = await within(canvasElement).findByRole('checkbox', { name: 'Compare the prices' });
    await userEvent.click(step);
    await waitFor(() => expect(screen.getAllByText('The sprint is closed.').at(-1)).toBeVisible());
    await waitFor(() => expect(step).not.toBeChecked());
  },
};

/** Steps are added by Enter, put in order by Alt with the arrows and removed by Delete; the server keeps what is shown. */
export const StepsChanged: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const steps = () => canvas.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Add an item' }), 'Order them{Enter}');
    const added = await canvas.findByRole('checkbox', { name: 'Order them' });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Add an item' })).toHaveFocus());
    added.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() =>
      expect(steps()).toEqual(['Ask for three offers', 'Order them', 'Compare the prices']),
    );
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Order them' })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Compare the prices' })).toHaveFocus());
  },
};

/** Who may not edit the task reads its steps. */
export const StepsRead: Story = {
  args: { user: staff },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const step = await canvas.findByRole('checkbox', { name: 'Compare the prices' });
    await expect(canvas.queryByRole('textbox', { name: 'Add an item' })).not.toBeInTheDocument();
    await userEvent.click(step);
    await expect(step).not.toBeChecked();
  },
};

const family = (backend: FakeBackend) => {
  backend.tasks.set(9, createTask(9, { project_id: 1, dependencies: [{ id: 12, name: 'TSK-0012' }] }));
  backend.tasks.set(8, createTask(8, { parent_id: 9, status: 1, title: 'Ask the printer', due_date: null }));
  backend.tasks.set(7, createTask(7, { parent_id: 9, status: 6, title: 'Choose the paper', due_date: null }));
  backend.tasks.set(6, createTask(6, { parent_id: 8, status: 6, title: 'Find the number', due_date: null }));
  backend.tasks.set(12, createTask(12, { status: 2, title: 'Agree on the format' }));
};

/** The tasks below stand as a tree: one is ticked off, and one is added by its title, of the same project. */
export const Subtasks: Story = {
  args: { prepare: family },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const section = within(await canvas.findByRole('region', { name: 'Subtasks' }));
    await section.findByText('1 of 2 done');
    const row = within(section.getByRole('row', { name: 'Ask the printer' }));
    await waitFor(() => expect(row.getByText('1 of 1 done')).toBeVisible());
    await userEvent.click(section.getByRole('checkbox', { name: 'Complete Ask the printer' }));
    await section.findByText('2 of 2 done');
    await userEvent.type(section.getByRole('textbox', { name: 'Add a subtask' }), 'Send the files{Enter}');
    await section.findByRole('row', { name: 'Send the files' });
    await section.findByText(/of 3 done/);
    await waitFor(() => expect(section.getByRole('textbox', { name: 'Add a subtask' })).toHaveFocus());
  },
};

/** What a task waits for is removed, and the focus stays; another one that waits for it is found by typing. */
export const Dependencies: Story = {
  args: { prepare: family },
  play: async ({ canvasElement }) => {
    const section = within(await within(canvasElement).findByRole('region', { name: 'Dependencies' }));
    await section.findByText('Blocked');
    await userEvent.click(section.getByRole('button', { name: 'Remove link to TSK-0012' }));
    await waitFor(() => expect(section.queryByText('Blocked')).toBeNull());
    const before = section.getByRole('combobox', { name: 'Add a task that blocks this one' });
    await waitFor(() => expect(before).toHaveFocus());
    await userEvent.click(section.getByRole('combobox', { name: 'Add a task that this one blocks' }));
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: 'Agree on the format' }));
    const blocked = within(await section.findByRole('list', { name: 'Blocks' }));
    await blocked.findByRole('link', { name: 'TSK-0012 Agree on the format' });
  },
};

/** What the server refuses, such as a circle, is said. */
export const CircleRefused: Story = {
  args: {
    prepare(backend) {
      family(backend);
      const errors = { task_id: ['A task cannot wait for itself, not even through other tasks.'] };
      backend.on('PUT /api/tasks/:id/dependencies', () => json({ errors }, 422));
    },
  },
  play: async ({ canvasElement }) => {
    const section = within(await within(canvasElement).findByRole('region', { name: 'Dependencies' }));
    await userEvent.click(await section.findByRole('button', { name: 'Remove link to TSK-0012' }));
    await waitFor(() => expect(screen.getAllByText(/cannot wait for itself/).at(-1)).toBeVisible());
    await waitFor(() => expect(section.getByText('Blocked')).toBeVisible());
  },
};

/** One press watches a task, and another one ends it. */
export const Watched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Watch' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop watching' }));
    await canvas.findByRole('button', { name: 'Watch' });
  },
};

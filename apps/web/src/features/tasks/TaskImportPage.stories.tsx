import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { json, noConnection } from '../../testing/fakeApi.ts';
import { staff } from '../../testing/fixtures.ts';

const meta = {
  title: 'Task import',
  id: 'web-task-import',
  component: AppStory,
  args: { path: '/tasks/import' },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const good = ['Summary,Due,Notes', 'Oil the hinges,03.04.2026,soon', 'Paint the door,05.04.2026,blue'];
const withFault = [...good, ',06.04.2026,nameless'];

async function choose(canvasElement: HTMLElement, lines: readonly string[]) {
  const canvas = within(canvasElement);
  await canvas.findByRole('heading', { level: 1, name: 'Import tasks' });
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('A file can be chosen.');
  await userEvent.upload(input, new File([lines.join('\n')], 'tracker.csv', { type: 'text/csv' }));
  return canvas;
}

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: 'Import tasks' });
  },
};

/** What would be imported is shown before anything is: the columns as they are understood, and an error per row. */
export const Checked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, withFault);
    await canvas.findByText(/2 records can be imported\. 1 row has errors\./);
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: 'Import 2 records and skip rows with errors' }),
      ).toBeVisible(),
    );
  },
};

/** The tasks are there, and the way to them is offered. */
export const Imported: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, good);
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 2 records' }));
    await canvas.findByRole('heading', { level: 1, name: '2 records imported' });
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Show in list' })).toBeVisible());
  },
};

/** How far the import has come is shown while it runs. */
export const Importing: Story = {
  args: {
    prepare(backend) {
      const check = backend.answer('POST /api/tasks/import');
      backend.on('POST /api/tasks/import', (request, params) =>
        request.query.has('dry_run') ? check(request, params) : new Promise<Response>(() => undefined),
      );
      backend.on('GET /api/imports/:key', () => json({ phase: 'writing', done: 12_000, total: 50_000 }));
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, good);
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 2 records' }));
    await canvas.findByText('12,000 of 50,000');
    await expect(canvas.getByRole('progressbar', { name: 'Saving' })).toHaveAttribute('aria-valuenow', '24');
  },
};

/** A file that cannot be read says why, in its place, and another one can be chosen. */
export const FileRefused: Story = {
  args: {
    prepare: (backend) =>
      backend.on('POST /api/tasks/import', () =>
        json({ error: 'Line 7: a quote is opened and never closed.' }, 422),
      ),
  },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, good);
    const alert = await canvas.findByText('Line 7: a quote is opened and never closed.');
    await waitFor(() => expect(alert).toBeVisible());
    await waitFor(() => expect(canvas.getByText('tracker.csv')).toBeVisible());
  },
};

/** The connection is lost while importing: file and columns stay, and the next attempt is known to the server as the same. */
export const ConnectionLost: Story = {
  args: {
    prepare(backend) {
      const answer = backend.answer('POST /api/tasks/import');
      const keys: (string | null)[] = [];
      backend.on('POST /api/tasks/import', (request, params) => {
        if (request.query.has('dry_run')) return answer(request, params);
        keys.push(request.headers.get('Idempotency-Key'));
        if (keys.length === 1) return noConnection(request, params);
        return keys[0] === keys[1] ? answer(request, params) : json({ error: 'Imported twice' }, 500);
      });
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, good);
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 2 records' }));
    await canvas.findByText(/nothing is imported twice/);
    await waitFor(() => expect(canvas.getByText('tracker.csv')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('heading', { level: 1, name: '2 records imported' });
  },
};

/** Somebody who may not create tasks may not import them. */
export const Forbidden: Story = {
  args: { user: staff },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'You do not have access to this page' });
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, withFault);
    await canvas.findByText(/2 records can be imported/);
  },
};

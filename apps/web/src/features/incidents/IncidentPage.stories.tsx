import { defects, incidents } from '@bureau/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { json } from '../../testing/fakeApi.ts';
import type { FakeBackend } from '../../testing/fakeBackend.ts';
import { createRecord, serveResource } from '../../testing/fakeResource.ts';
import { serveRecordParts } from '../../testing/fakeRecordSections.ts';
import { findToast } from '../../testing/findToast.ts';
import { admin } from '../../testing/fixtures.ts';

const create = (id: number, changes: object = {}) => ({
  ...createRecord(incidents, id, {
    project_id: 1,
    assignee_id: 3,
    assignee_firstname: 'Marta',
    assignee_lastname: 'Lindqvist',
    reporter_id: 4,
    reporter_firstname: 'Jonas',
    reporter_lastname: 'Weber',
    merged_into_id: null,
    merged_into_name: null,
    ...changes,
  }),
  id,
  version: 1,
});

/** Serves two incidents that say the same, of which one can be merged into the other. */
function serveIncidents(backend: FakeBackend): void {
  const titles = ['Mail is down in Hamburg', 'No mail since nine'];
  const records = new Map(titles.map((title, index) => [index + 1, create(index + 1, { title })]));
  // of those who read the one nobody need know of the other
  records.set(3, create(3, { title: 'Mail of another client', project_id: 99 }));
  serveResource(backend, incidents, { records, create });
  serveRecordParts(backend, incidents.name);
  backend.on('POST /api/incidents/:id/merge', (_, [id]) => {
    const merged = create(Number(id), {
      title: titles[Number(id) - 1],
      status: 7,
      merged_into_id: 1,
      merged_into_name: 'INC-0001',
    });
    records.set(Number(id), merged);
    return json(merged);
  });
  backend.on('POST /api/incidents/:id/defect', () => json(createRecord(defects, 7), 201));
}

const meta = {
  title: 'Incident',
  id: 'web-incident',
  component: AppStory,
  args: { path: '/incidents/detail/2', user: admin, prepare: serveIncidents },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

async function choose(canvasElement: HTMLElement, action: string) {
  const canvas = within(canvasElement);
  await canvas.findByRole('heading', { level: 1, name: /No mail since nine/ });
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

/** What was reported twice is merged: the dialog says what happens, and leads to the one that goes on. */
export const Merged: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Merge into…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge INC-0002' }));
    await dialog.findByText(/INC-0002 is closed/);
    await userEvent.type(await dialog.findByRole('combobox', { name: /Merge into/ }), 'Mail');
    const one = await screen.findByRole('option', { name: /INC-0001/ });
    await expect(screen.queryByRole('option', { name: /INC-0003/ })).toBeNull();
    await userEvent.click(one);
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await findToast('INC-0002 merged into INC-0001');
    await within(canvasElement).findByRole('heading', { level: 1, name: /Mail is down in Hamburg/ });
  },
};

/** A defect is made of an incident, which stays open; the way to the defect is offered. */
export const Converted: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Create defect');
    const toast = within(await findToast('DEF-0007 created'));
    await waitFor(() => expect(toast.getByRole('button', { name: 'Open' })).toBeVisible());
  },
};

/** Staff begin with an internal note; a note becomes public only after a question. */
export const Noted: Story = {
  play: async ({ canvasElement, step }) => {
    const comments = within(await within(canvasElement).findByRole('region', { name: 'Comments' }));
    const write = async (text: string, submit: string) => {
      await userEvent.type(await comments.findByRole('textbox', { name: 'New comment' }), text);
      await userEvent.click(comments.getByRole('button', { name: submit }));
    };
    await step('a note is marked as one', async () => {
      await write('The relay is blocked', 'Add note');
      await waitFor(() => expect(comments.getByRole('listitem')).toHaveTextContent(/Internal note/));
    });
    await step('a reply is chosen, and the next one is a note again', async () => {
      await userEvent.click(comments.getByRole('radio', { name: 'Public reply' }));
      await write('We look into it', 'Send reply');
      await waitFor(() => expect(comments.getAllByRole('listitem')[1]).toHaveTextContent(/Public reply/));
      await comments.findByRole('button', { name: 'Add note' });
    });
    await step('the note becomes public', async () => {
      await userEvent.click(comments.getByRole('button', { name: 'Make public' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Make this note public?' }));
      await userEvent.click(question.getByRole('button', { name: 'Make public' }));
      await waitFor(() => expect(comments.queryByText('Internal note', { selector: 'li *' })).toBeNull());
    });
  },
};

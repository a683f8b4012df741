import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { json } from '../../testing/fakeApi.ts';
import { createRole, serveRoles } from '../../testing/fakeRoles.ts';
import { admin } from '../../testing/fixtures.ts';

const meta = {
  title: 'Role',
  id: 'web-role',
  component: AppStory,
  args: { path: '/roles/detail/3', user: admin, prepare: (backend) => void serveRoles(backend) },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = async (canvas: HTMLElement, name: string) =>
  within(canvas).findByRole('checkbox', { name }, { timeout: 10_000 });

const described = (canvas: HTMLElement, term: string) =>
  within(canvas).queryByText(term, { selector: 'dt' })?.nextElementSibling?.textContent;

/** A change is summed up before it is saved, and can be discarded. */
export const PermissionsChanged: Story = {
  play: async ({ canvasElement: canvas, step }) => {
    await step('what would be granted and revoked is said in words', async () => {
      await userEvent.click(await box(canvas, 'Edit, Tasks'));
      await userEvent.click(await box(canvas, 'View, Projects'));
      await expect(described(canvas, 'Will be granted')).toBe('Tasks (Edit)');
      await expect(described(canvas, 'Will be revoked')).toBe('Projects (View)');
    });
    await step('discarding brings back what is stored, and the focus to the tree', async () => {
      await userEvent.click(within(canvas).getByRole('button', { name: 'Discard changes' }));
      await waitFor(async () => expect(await box(canvas, 'Edit, Tasks')).not.toBeChecked());
      await expect(described(canvas, 'Will be granted')).toBeUndefined();
      await waitFor(() =>
        expect(within(canvas).getByRole('treegrid')).toContainElement(
          document.activeElement as HTMLElement | null,
        ),
      );
    });
    await step('saving keeps it', async () => {
      await userEvent.click(await box(canvas, 'Edit, Tasks'));
      await userEvent.click(within(canvas).getByRole('button', { name: 'Save permissions' }));
      await waitFor(() =>
        expect(within(canvas).queryByRole('button', { name: 'Save permissions' })).toBeNull(),
      );
      await expect(await box(canvas, 'Edit, Tasks')).toBeChecked();
    });
    await step('whoever leaves with another change is asked', async () => {
      await userEvent.click(await box(canvas, 'Delete, Tasks'));
      await userEvent.click(within(canvas).getByRole('link', { name: 'Dashboard' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await waitFor(() => expect(dialog.getByText(/changes to the permissions/)).toBeVisible());
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(async () => expect(await box(canvas, 'Delete, Tasks')).toBeChecked());
    });
  },
};

/** Somebody else was faster: both choices are shown, and one is kept. */
export const PermissionsConflict: Story = {
  args: {
    prepare: (backend) => {
      const records = serveRoles(backend);
      let isFirst = true;
      backend.on('PUT /api/roles/:id/permissions', ({ body }) => {
        const { permissions } = body as { permissions: ['tasks_view'] };
        const theirs = createRole(3, { permissions: ['todos_view'], version: 2 });
        const role = isFirst ? theirs : { ...theirs, permissions, version: 3 };
        records.set(3, role);
        if (!isFirst) return json(role);
        isFirst = false;
        return json({ error: 'Changed', current: theirs }, 409);
      });
    },
  },
  play: async ({ canvasElement: canvas }) => {
    await userEvent.click(await box(canvas, 'Edit, Tasks'));
    await userEvent.click(within(canvas).getByRole('button', { name: 'Save permissions' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText('To-dos (View)')).toBeVisible());
    await waitFor(() => expect(dialog.getByText('Projects (View), Tasks (View, Edit)')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() =>
      expect(within(canvas).queryByRole('button', { name: 'Save permissions' })).toBeNull(),
    );
    await expect(await box(canvas, 'Edit, Tasks')).toBeChecked();
    await expect(await box(canvas, 'View, To-dos')).not.toBeChecked();
  },
};

/** What the server refuses stays chosen, with the reason. */
export const PermissionsRefused: Story = {
  args: {
    prepare: (backend) => {
      serveRoles(backend);
      backend.on('PUT /api/roles/:id/permissions', () => json({ error: 'No' }, 503));
    },
  },
  play: async ({ canvasElement: canvas }) => {
    await userEvent.click(await box(canvas, 'Edit, Tasks'));
    await userEvent.click(within(canvas).getByRole('button', { name: 'Save permissions' }));
    await within(canvas).findByText(
      'The server did not respond, so your change may or may not have been saved. Try again.',
    );
    await expect(await box(canvas, 'Edit, Tasks')).toBeChecked();
  },
};

/** A role that passes every gate is shown with everything, and nothing of it can be changed. */
export const FullAccess: Story = {
  args: { path: '/roles/detail/1' },
  play: async ({ canvasElement: canvas }) => {
    const edit = await box(canvas, 'Edit, Tasks');
    await expect(edit).toBeChecked();
    await userEvent.click(edit);
    await expect(edit).toBeChecked();
    await expect(within(canvas).queryByRole('button', { name: 'Save permissions' })).toBeNull();
    await expect(
      within(canvas).queryByRole('button', { name: /^Edit (Name|Description|Department)/ }),
    ).toBeNull();
  },
};

/** Roles have no codes, files or views: their list offers none. */
export const List: Story = {
  args: { path: '/roles' },
  play: async ({ canvasElement: canvas }) => {
    await within(canvas).findByRole('link', { name: 'Site managers' });
    const headers = within(canvas)
      .getAllByRole('columnheader')
      .map((header) => header.getAttribute('aria-label') ?? header.textContent);
    await expect(headers).toEqual(expect.arrayContaining(['Code', 'Name', 'Department']));
    await within(canvas).findByRole('button', { name: 'More actions' });
    await waitFor(() => expect(within(canvas).getByRole('link', { name: 'Create role' })).toBeVisible());
  },
};

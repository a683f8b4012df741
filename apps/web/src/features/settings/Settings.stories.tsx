import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { json } from '../../testing/fakeApi.ts';
import { admin, createCustomField, createMenuItem, newcomer } from '../../testing/fixtures.ts';

const superAdmin = { ...admin, roles: ['super_admin'] };

const meta = {
  title: 'Settings',
  id: 'web-settings',
  component: AppStory,
  args: { path: '/settings', user: superAdmin },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const main = async (canvas: HTMLElement) => within(await within(canvas).findByRole('main'));

/** What is saved is seen at once: in the sidebar, and in the window's title. */
export const Company: Story = {
  play: async ({ canvasElement, step }) => {
    const page = await main(canvasElement);
    const name = await page.findByRole('textbox', { name: /Short name/ }, { timeout: 10_000 });
    await step('an empty name is asked for where it is missing', async () => {
      await userEvent.clear(name);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
    });
    await step('another one is saved', async () => {
      await userEvent.type(name, 'Harbour{Enter}');
      await screen.findAllByText('Settings saved');
      await waitFor(() => expect(document.title).toContain('Harbour'));
      await within(canvasElement).findByRole('link', { name: 'Harbour' });
    });
  },
};

/** Somebody who may see the settings and not change them reads why nothing can be typed. */
export const ReadOnly: Story = {
  args: { user: { ...newcomer, permissions: ['settings_view'] } },
  play: async ({ canvasElement }) => {
    const page = await main(canvasElement);
    await page.findByText(/not change them/, undefined, { timeout: 10_000 });
    await expect(page.getByRole('textbox', { name: /Short name/ })).toHaveAttribute('readonly');
    await expect(page.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

/** What is protected asks for the password as soon as it differs, and no longer once it is as it was. */
export const Protected: Story = {
  args: { path: '/settings/mail' },
  play: async ({ canvasElement }) => {
    const page = await main(canvasElement);
    const sender = await page.findByRole('textbox', { name: /Sender address/ }, { timeout: 10_000 });
    await expect(page.queryByLabelText(/^Your password/)).toBeNull();
    await userEvent.type(sender, 'x');
    await page.findByLabelText(/^Your password/);
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(page.queryByLabelText(/^Your password/)).toBeNull());
  },
};

/** What the server refuses stands at its field, and nothing that was typed is lost. */
export const Refused: Story = {
  args: {
    prepare: (backend) =>
      backend.on('POST /api/settings', () =>
        json({ errors: { company_website: ['Must be a web address, such as https://example.com.'] } }, 422),
      ),
  },
  play: async ({ canvasElement }) => {
    const page = await main(canvasElement);
    const website = await page.findByRole('textbox', { name: /Website/ }, { timeout: 10_000 });
    await userEvent.type(website, 'harbour{Enter}');
    await waitFor(() => expect(website).toHaveAttribute('aria-invalid', 'true'));
    await expect(website).toHaveValue('harbour');
  },
};

/** The settings cannot be had: they can be asked for again. */
export const Failed: Story = {
  args: {
    path: '/settings/numbering',
    prepare: (backend) => backend.on('GET /api/numbering', () => json({ error: 'No' }, 422)),
  },
  play: async ({ canvasElement }) => {
    await (await main(canvasElement)).findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  },
};

const menuItems = [
  createMenuItem(1),
  createMenuItem(2, { text: 'Reports' }),
  createMenuItem(3, { text: 'Tasks', parent_id: 1, position: 1 }),
];

/** A move that the server refuses is taken back, and somebody says so. */
export const Menus: Story = {
  args: {
    path: '/settings/menus',
    prepare: (backend) => {
      backend.on('GET /api/menu', () =>
        json({ data: menuItems, meta: { total: 3, page: 1, per_page: 500 } }),
      );
      backend.on('PUT /api/menu/:id', () => json({ error: 'The menu is being changed.' }, 422));
    },
  },
  play: async ({ canvasElement }) => {
    const page = await main(canvasElement);
    const list = await page.findByRole('list', { name: 'Menu' }, { timeout: 10_000 });
    const labels = () =>
      [...list.querySelectorAll('[data-row] .label')].map(({ textContent }) => textContent);
    within(list).getByRole('button', { name: 'Move Reports' }).focus();
    await userEvent.keyboard(' {ArrowUp} ');
    await screen.findAllByText(/The menu is being changed/);
    await waitFor(() => expect(labels()).toEqual(['Work', 'Tasks', 'Reports']));
  },
};

const field = createCustomField(1, {
  form: 'clients',
  field_label: 'Region',
  field_column: 'region',
  field_type: 'dropdown',
  options: ['North', 'South'],
});

/** A field is edited: its type stays, and a choice without options is refused. */
export const CustomFields: Story = {
  args: {
    path: '/settings/custom-fields?form=clients',
    prepare: (backend) => backend.on('GET /api/custom-fields/form/:form', () => json([field])),
  },
  play: async ({ canvasElement }) => {
    const page = await main(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Actions: Region' }, { timeout: 10_000 }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() =>
      expect(dialog.getByText('The type cannot change once the field exists.')).toBeVisible(),
    );
    for (const option of ['North', 'South'])
      await userEvent.click(dialog.getByRole('button', { name: `Remove ${option}` }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText(/Choose at least 1/);
  },
};

/** On a phone the pages of the settings scroll in one line, and what is open is in view. */
export const OnAPhone: Story = {
  args: {
    path: '/settings/numbering',
    prepare: (backend) =>
      backend.on('GET /api/numbering', () =>
        json({ forms: [{ form: 'tasks', prefix: 'TSK', digits: 4, next_number: 42 }] }),
      ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = await main(canvasElement);
    await page.findByText('TSK-0042', undefined, { timeout: 10_000 });
    const link = page.getByRole('link', { name: 'Numbering' });
    await waitFor(() => expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
  },
};

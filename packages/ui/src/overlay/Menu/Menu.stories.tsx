import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Copy,
  Ellipsis,
  Languages,
  LifeBuoy,
  LogOut,
  Pencil,
  Settings,
  Trash2,
  UserRound,
} from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Menu } from './Menu.tsx';
import type { MenuProps } from './Menu.types.ts';
import { MenuItem } from './MenuItem.tsx';
import { MenuSection } from './MenuSection.tsx';

const meta = {
  id: 'ui-menu',
  component: Menu,
  subcomponents: { MenuItem, MenuSection },
  args: {
    label: 'Task',
    trigger: <IconButton label="More" icon={<Ellipsis aria-hidden />} />,
    onAction: fn(),
    children: (
      <>
        <MenuItem id="edit" label="Edit" icon={<Pencil />} end="E" />
        <MenuItem id="copy" label="Copy link" icon={<Copy />} />
        <MenuItem id="archive" label="Archive" isDisabled />
        <MenuSection label="Danger">
          <MenuItem id="delete" label="Delete" icon={<Trash2 />} tone="danger" />
        </MenuSection>
      </>
    ),
  },
  argTypes: { trigger: { control: false }, children: { control: false } },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Actions: Story = {
  play: async ({ args, canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    await step('the keyboard opens it on its first item', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: /Edit/ })).toHaveFocus());
    });
    await step('letters lead to an item, Escape back to the button', async () => {
      await userEvent.keyboard('del');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('a press runs the action and closes the menu', async () => {
      await userEvent.click(trigger);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
      await expect(args.onAction).toHaveBeenCalledWith('copy', undefined);
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    });
  },
};

function LanguageMenu(props: Partial<MenuProps>) {
  const [language, setLanguage] = useState('en');
  return (
    <Menu
      label="Language"
      {...props}
      trigger={<Button icon={<Languages aria-hidden />}>Language</Button>}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[language]}
      onSelectionChange={(keys) => setLanguage(keys === 'all' ? 'en' : Array.from(keys).join(''))}
    >
      <MenuItem id="en" label="English" />
      <MenuItem id="de" label="Deutsch" />
      <MenuItem id="el" label="Ελληνικά" />
      <MenuItem id="ja" label="日本語" />
    </Menu>
  );
}

export const Choice: Story = {
  render: () => <LanguageMenu />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Deutsch' })).toBeChecked();
  },
};

export const Pages: Story = {
  args: {
    label: 'Ada Lovelace',
    trigger: <Button>Ada Lovelace</Button>,
    children: (
      <>
        <MenuItem
          href="/users/profile/1"
          label="Profile"
          icon={<UserRound />}
          description="ada@bureau.example"
        />
        <MenuItem href="/settings" label="Settings" icon={<Settings />} />
        <MenuItem href="https://support.example" label="Support" icon={<LifeBuoy />} isExternal />
        <MenuSection label="Session">
          <MenuItem id="logout" label="Sign out" icon={<LogOut />} />
        </MenuSection>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ada Lovelace' }));
    const support = await screen.findByRole('menuitem', { name: /Support.*opens in a new tab/ });
    await expect(support).toHaveAttribute('target', '_blank');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: /Profile.*ada@bureau.example/ })).toBeVisible(),
    );
  },
};

export const WithHeader: Story = {
  ...Pages,
  args: {
    ...Pages.args,
    placement: 'bottom end',
    header: (
      <div style={{ padding: 'var(--bureau-space-3) var(--bureau-space-3) 0' }}>
        <strong>Ada Lovelace</strong>
        <div style={{ color: 'var(--bureau-color-text-muted)' }}>Online</div>
      </div>
    ),
  },
};

export const Matrix: Story = {
  parameters: {
    pointer: {
      marks: {
        Hovered: '[role="menu"] [data-key="delete"]',
        Pressed: '[role="menu"] [data-key="long"]',
      },
    },
  },
  args: {
    isOpen: true,
    label: 'Everything',
    trigger: <Button>Everything</Button>,
    selectionMode: 'single',
    selectedKeys: ['de'],
    children: (
      <>
        <MenuSection title="Actions">
          <MenuItem id="edit" label="Edit" icon={<Pencil />} end="E" />
          <MenuItem id="archive" label="Archive" icon={<Copy />} isDisabled />
          <MenuItem id="delete" label="Delete" icon={<Trash2 />} tone="danger" />
        </MenuSection>
        <MenuSection title="Language">
          <MenuItem id="en" label="English" />
          <MenuItem id="de" label="Deutsch" />
        </MenuSection>
        <MenuSection label="More">
          <MenuItem
            id="long"
            label="Rechnungsempfängeradresse übernehmen und Kostenvoranschlag erstellen"
            description="Takes the address of the client"
          />
        </MenuSection>
      </>
    ),
  },
  play: async () => {
    await screen.findByRole('menu');
  },
};

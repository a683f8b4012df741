import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ShortcutsHelp } from './ShortcutsHelp.tsx';
import type { ShortcutsHelpProps } from './ShortcutsHelp.types.ts';

function HelpWithChoice(props: ShortcutsHelpProps) {
  const [areCharacterKeysEnabled, setKeysOn] = useState(props.areCharacterKeysEnabled);
  return (
    <ShortcutsHelp
      {...props}
      areCharacterKeysEnabled={areCharacterKeysEnabled}
      onCharacterKeysEnabledChange={setKeysOn}
    />
  );
}

const meta = {
  id: 'blocks-shortcutshelp',
  component: ShortcutsHelp,
  render: (args) => <HelpWithChoice {...args} />,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    areCharacterKeysEnabled: true,
    onCharacterKeysEnabledChange: fn(),
    isApple: false,
    groups: [
      {
        id: 'anywhere',
        label: 'General',
        shortcuts: [
          { id: 'palette', label: 'Search and commands', shortcut: 'Mod+k', isAlwaysOn: true },
          { id: 'search', label: 'Go to the search of the page', shortcut: '/' },
          { id: 'help', label: 'Show these shortcuts', shortcut: '?' },
        ],
      },
      {
        id: 'pages',
        label: 'Go to',
        shortcuts: [
          { id: 'dashboard', label: 'Dashboard', shortcut: 'g d' },
          { id: 'tasks', label: 'Tasks', shortcut: 'g t' },
        ],
      },
      {
        id: 'lists',
        label: 'Lists',
        shortcuts: [{ id: 'create', label: 'Create new entry', shortcut: 'c' }],
      },
    ],
  },
} satisfies Meta<typeof ShortcutsHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TurnedOff: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    const choice = dialog.getByRole('checkbox', { name: 'Single-key shortcuts' });
    await expect(choice).toHaveAccessibleDescription(/if you use dictation/);
    await userEvent.click(choice);
    await expect(choice).not.toBeChecked();
    await expect(dialog.getByText('G, then T')).toBeInTheDocument();
    await expect(dialog.getByText('Ctrl+K')).toBeInTheDocument();
  },
};

export const OnAMac: Story = { args: { isApple: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  play: async () => {
    await screen.findByRole('dialog');
  },
};

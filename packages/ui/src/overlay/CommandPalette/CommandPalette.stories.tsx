import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bug, LayoutDashboard, ListChecks, Moon, Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { CommandPalette } from './CommandPalette.tsx';
import type { CommandGroup, CommandPaletteProps } from './CommandPalette.types.ts';

const groups: readonly CommandGroup[] = [
  {
    id: 'pages',
    label: 'Go to',
    commands: [
      { id: 'dashboard', label: 'Dashboard', icon: <LayoutDashboard />, shortcut: 'g d' },
      { id: 'tasks', label: 'Tasks', icon: <ListChecks />, shortcut: 'g t' },
      { id: 'defects', label: 'Defects', icon: <Bug /> },
    ],
  },
  {
    id: 'create',
    label: 'Create',
    commands: [{ id: 'new-task', label: 'New task', icon: <Plus />, shortcut: 'c' }],
  },
  {
    id: 'actions',
    label: 'Actions',
    commands: [{ id: 'dark', label: 'Appearance: Dark', icon: <Moon />, words: 'theme night' }],
  },
];

const found: CommandGroup = {
  id: 'found',
  label: 'Records',
  isFound: true,
  commands: [
    { id: 'task-7', label: 'Check the load calculation of pier 4', detail: 'TSK-0007', icon: <ListChecks /> },
    {
      id: 'task-8',
      label: 'Prüfung der Brandschutzdokumentation für das Verwaltungsgebäude abschließen',
      detail: 'TSK-0008',
      icon: <ListChecks />,
    },
  ],
};

function PaletteWithTrigger(props: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const [query, setQuery] = useState(props.query);
  return (
    <>
      <Button icon={<Search aria-hidden />} onPress={() => setOpen(true)}>
        Search
      </Button>
      <CommandPalette
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        query={query}
        onQueryChange={setQuery}
      />
    </>
  );
}

const meta = {
  id: 'ui-commandpalette',
  component: CommandPalette,
  render: (args) => <PaletteWithTrigger {...args} />,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    groups,
    onRun: fn(),
    query: '',
    onQueryChange: fn(),
    placeholder: 'Find a page, action or record',
  },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const findField = () => screen.findByRole('combobox', { name: 'Search and commands' });
const currentOption = () => screen.getByRole('option', { selected: true });

export const ByKeyboard: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas, step }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const field = await findField();
    await step('the field has the focus, and says which command is the current one', async () => {
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveAttribute('aria-activedescendant', currentOption().id);
      await expect(currentOption()).toHaveTextContent('Dashboard');
      await expect(screen.getByRole('status')).toHaveTextContent('5 results');
    });
    await step('arrows go round, and the focus stays', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(currentOption()).toHaveTextContent('Appearance: Dark');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(currentOption()).toHaveTextContent('Tasks');
      await userEvent.keyboard('{PageDown}');
      await expect(currentOption()).toHaveTextContent('Appearance: Dark');
      await waitFor(() => expect(field).toHaveFocus());
    });
    await step('a text narrows the list down, and Enter runs the first', async () => {
      await userEvent.keyboard('nigh');
      await expect(screen.getAllByRole('option')).toHaveLength(1);
      await userEvent.keyboard('{Enter}');
      await expect(args.onRun).toHaveBeenCalledWith(expect.objectContaining({ id: 'dark' }));
    });
    await step('the focus is back where it was', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus());
    });
  },
};

export const ByPointer: Story = {
  play: async ({ args }) => {
    const field = await findField();
    await userEvent.hover(await screen.findByRole('option', { name: /New task/ }));
    await expect(currentOption()).toHaveTextContent('New task');
    await userEvent.click(screen.getByRole('option', { name: /Defects/ }));
    await expect(args.onRun).toHaveBeenCalledWith(expect.objectContaining({ id: 'defects' }));
    await waitFor(() => expect(field).not.toBeInTheDocument());
  },
};

export const Composing: Story = {
  play: async ({ args }) => {
    const field = await findField();
    await userEvent.type(field, 't');
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
    await fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    await expect(args.onRun).not.toHaveBeenCalled();
    await expect(currentOption()).toHaveTextContent('Tasks');
    await expect(field).toHaveValue('t');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Found: Story = { args: { query: 'pier', groups: [...groups, found] } };

export const Searching: Story = {
  args: { query: 'pier', isLoading: true },
  play: async () => {
    await findField();
    await expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  },
};

export const NothingFound: Story = {
  args: { query: 'xyz' },
  play: async () => {
    const field = await findField();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.getByRole('status')).toHaveTextContent('No results for “xyz”.');
  },
};

export const SearchFailed: Story = {
  args: { query: 'pier', problem: 'The server cannot be reached.', onRetry: fn() },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { ...Found, globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  args: { query: 'd', groups: [...groups, found] },
  play: async () => {
    await findField();
  },
};

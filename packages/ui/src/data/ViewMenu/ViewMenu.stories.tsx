import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ViewMenu } from './ViewMenu.tsx';
import type { SavedView, ViewMenuProps } from './ViewMenu.types.ts';

const views: readonly SavedView[] = [
  { id: 1, name: 'My open tasks', isShared: false, isOwn: true },
  { id: 2, name: 'Due this week', isShared: true, isOwn: true },
  {
    id: 3,
    name: 'Rechnungsempfängeradressen ohne Kostenvoranschlag im laufenden Quartal',
    isShared: true,
    isOwn: false,
  },
  { id: 4, name: '顧客データの移行', isShared: true, isOwn: false },
];

function KeptViewMenu({ currentId, onSelect, ...props }: ViewMenuProps) {
  const [kept, setKept] = useState(currentId);
  const select = (id: number | null) => {
    setKept(id);
    onSelect(id);
  };
  return <ViewMenu {...props} currentId={kept} onSelect={select} />;
}

const done = () => Promise.resolve();

const meta = {
  title: 'UI/ViewMenu',
  component: ViewMenu,
  args: {
    defaultLabel: 'All tasks',
    views,
    currentId: null,
    isChanged: false,
    onSelect: fn(),
    onCreate: fn(done),
    onUpdate: fn(done),
    onRename: fn(done),
    onRemove: fn(done),
    canShare: true,
  },
  argTypes: { ref: { control: false } },
  render: (args) => <KeptViewMenu {...args} />,
} satisfies Meta<typeof ViewMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: HTMLElement) => {
  const trigger = within(canvas).getByRole('button');
  await userEvent.click(trigger);
  // The first press brings the code.
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  return trigger;
};
const press = (name: string) => userEvent.click(screen.getByRole('menuitem', { name }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save view' }));
const isClosed = () =>
  waitFor(() =>
    expect(screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog')).not.toBeInTheDocument(),
  );

export const Choosing: Story = {
  play: async ({ canvasElement, args, step }) => {
    const trigger = await open(canvasElement);
    await step('views stand by whom they belong to, and the shown one is ticked', async () => {
      await expect(
        within(screen.getByRole('group', { name: 'My views' })).getAllByRole('menuitemradio'),
      ).toHaveLength(2);
      await expect(
        within(screen.getByRole('group', { name: 'Shared views' })).getAllByRole('menuitemradio'),
      ).toHaveLength(2);
      await expect(screen.getByRole('menuitemradio', { name: 'All tasks' })).toBeChecked();
    });
    await step('choosing one names it on the button', async () => {
      await userEvent.click(screen.getByRole('menuitemradio', { name: /^Due this week/ }));
      await expect(args.onSelect).toHaveBeenLastCalledWith(2);
      await waitFor(() => expect(trigger).toHaveTextContent('Due this week'));
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('and back', async () => {
      await open(canvasElement);
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'All tasks' }));
      await expect(args.onSelect).toHaveBeenLastCalledWith(null);
    });
  },
};

export const Saving: Story = {
  args: { currentId: 1, isChanged: true },
  play: async ({ canvasElement, args }) => {
    const trigger = await open(canvasElement);
    await expect(trigger).toHaveTextContent('My open tasksedited');
    await press('Save changes');
    await expect(args.onUpdate).toHaveBeenCalledWith(1);
    await waitFor(() => expect(document.body).toHaveTextContent('“My open tasks” saved'));
  },
};

export const Discarding: Story = {
  args: { currentId: 4, isChanged: true },
  play: async ({ canvasElement, args }) => {
    await open(canvasElement);
    await expect(screen.queryByRole('menuitem', { name: 'Save changes' })).not.toBeInTheDocument();
    await expect(screen.queryByRole('menuitem', { name: 'Delete view…' })).not.toBeInTheDocument();
    await press('Discard changes');
    await expect(args.onSelect).toHaveBeenCalledWith(4);
  },
};

export const NotSaved: Story = {
  args: {
    currentId: 1,
    isChanged: true,
    onUpdate: fn<ViewMenuProps['onUpdate']>(),
    getErrorMessage: () => 'Somebody else has changed this view.',
  },
  beforeEach: ({ args }) => {
    (args.onUpdate as ReturnType<typeof fn>)
      .mockReset()
      .mockRejectedValueOnce(new Error('409'))
      .mockResolvedValue(undefined);
  },
  play: async ({ canvasElement, args }) => {
    await open(canvasElement);
    await press('Save changes');
    const dialog = await screen.findByRole('alertdialog', { name: '“My open tasks” was not saved' });
    await expect(dialog).toHaveTextContent('Somebody else has changed this view.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await expect(args.onUpdate).toHaveBeenCalledTimes(2);
    await isClosed();
  },
};

export const Creating: Story = {
  play: async ({ canvasElement, args, step }) => {
    const trigger = await open(canvasElement);
    await press('Save as new view…');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await step('a view has a name', async () => {
      await waitFor(() => expect(name).toHaveFocus());
      await userEvent.keyboard('  ');
      await save();
      await waitFor(() => expect(name).toHaveAccessibleDescription('Enter a name.'));
      await userEvent.clear(name);
      await userEvent.click(name);
      await userEvent.paste('x'.repeat(101));
      await save();
      await waitFor(() => expect(name).toHaveAccessibleDescription('Use at most 100 characters.'));
      await expect(args.onCreate).not.toHaveBeenCalled();
    });
    await step('and is saved', async () => {
      await userEvent.clear(name);
      await userEvent.click(
        screen.getByRole('checkbox', { name: 'Share with everybody who sees this list' }),
      );
      await userEvent.type(name, ' Urgent ');
      await save();
      await expect(args.onCreate).toHaveBeenCalledWith({ name: 'Urgent', isShared: true });
      await isClosed();
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};

export const NotCreated: Story = {
  args: { onCreate: fn<ViewMenuProps['onCreate']>(), canShare: false },
  beforeEach: ({ args }) => {
    (args.onCreate as ReturnType<typeof fn>).mockReset().mockRejectedValue(new Error('500'));
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await press('Save as new view…');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.type(name, 'Urgent');
    await save();
    await expect(await screen.findByRole('alert')).toHaveTextContent('This could not be saved. Try again.');
    await expect(name).toHaveValue('Urgent');
  },
};

export const Renaming: Story = {
  args: { currentId: 2 },
  play: async ({ canvasElement, args }) => {
    await open(canvasElement);
    await press('Rename or share…');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await expect(name).toHaveValue('Due this week');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.clear(name);
    await userEvent.type(name, 'This week');
    await save();
    await expect(args.onRename).toHaveBeenCalledWith(2, { name: 'This week', isShared: true });
    await isClosed();
  },
};

export const Removing: Story = {
  args: { currentId: 2 },
  play: async ({ canvasElement, args }) => {
    const trigger = await open(canvasElement);
    await press('Delete view…');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Due this week”?' });
    await expect(dialog).toHaveTextContent(/Nobody can use this view any more/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete view' }));
    await expect(args.onRemove).toHaveBeenCalledWith(2);
    await isClosed();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { currentId: 3, isChanged: true },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

export const Matrix: Story = {
  args: { currentId: 2, isChanged: true },
  render: (args) => (
    <div style={{ display: 'flex', gap: 360, blockSize: 560 }}>
      <div data-opened>
        <ViewMenu {...args} />
      </div>
      <div style={{ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: 16 }}>
        <ViewMenu {...args} currentId={null} />
        <ViewMenu {...args} isChanged={false} />
        <ViewMenu {...args} currentId={3} />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const opened = canvasElement.querySelector<HTMLElement>('[data-opened]');
    if (opened) await open(opened);
  },
};

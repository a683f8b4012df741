import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { NavigationContext } from '../../provider/navigation/index.ts';
import { ViewTabs } from './ViewTabs.tsx';
import type { SavedView, ViewTabsProps } from './ViewTabs.types.ts';
import { frameOf, hiddenAtFirst } from '../../testing/hiddenAtFirst.tsx';

const hrefOf = (id: number) => `/tasks?view=${id}`;
const useHashHref = (href: string) => `#${href}`;

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
].map((view) => ({ ...view, href: hrefOf(view.id) }));

/** Goes to the view whose address is followed, as an application does. */
function KeptViewTabs({ currentId, ...props }: ViewTabsProps) {
  const [kept, setKept] = useState(currentId);
  const navigate = (href: string) => setKept(views.find((view) => view.href === href)?.id ?? null);
  return (
    <RouterProvider navigate={navigate} useHref={useHashHref}>
      <NavigationContext value={{ navigate, useHref: useHashHref, isRoute: () => true }}>
        <ViewTabs {...props} currentId={kept} />
      </NavigationContext>
    </RouterProvider>
  );
}

const done = () => Promise.resolve();

const meta = {
  id: 'blocks-viewtabs',
  component: ViewTabs,
  args: {
    defaultLabel: 'All tasks',
    defaultHref: '/tasks',
    views,
    currentId: null,
    isChanged: false,
    onCreate: fn(done),
    onUpdate: fn(done),
    onRename: fn(done),
    onRemove: fn(done),
    canShare: true,
  },
  argTypes: { ref: { control: false } },
  render: (args) => <KeptViewTabs {...args} />,
} satisfies Meta<typeof ViewTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: HTMLElement) => {
  const trigger = within(canvas).getByRole('button', { name: 'View options' });
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

const tab = (canvas: HTMLElement, name: string | RegExp) => within(canvas).getByRole('link', { name });

/** Tabs that are hidden when they come, as in a panel, keep their order once they are seen. */
export const ShownLater: Story = {
  args: { currentId: 2 },
  decorators: [hiddenAtFirst],
  play: async ({ canvasElement }) => {
    const tabs = Array.from(canvasElement.querySelectorAll('[data-view]'));
    // what is seen of the tabs is reported once a frame, and drawn in the next
    const reported = async () => {
      for (const one of [...tabs, ...tabs])
        await new Promise((resolve) => new IntersectionObserver(resolve).observe(one));
    };
    await reported();
    frameOf(canvasElement).hidden = false;
    await reported();
    const names = within(canvasElement)
      .getAllByRole('link')
      .map((link) => link.textContent);
    await expect(names.slice(0, 3)).toEqual(['All tasks', 'My open tasks', 'Due this week']);
  },
};

export const Choosing: Story = {
  play: async ({ canvasElement, step }) => {
    await step('each view has a link of its own, and the shown one is marked', async () => {
      const links = within(screen.getByRole('navigation', { name: 'Views' })).getAllByRole('link');
      await expect(links.map((link) => link.getAttribute('href'))).toEqual(
        ['/tasks', ...views.map(({ href }) => href)].map((href) => `#${href}`),
      );
      await expect(tab(canvasElement, 'All tasks')).toHaveAttribute('aria-current', 'page');
    });
    await step('following one marks it, and leaves the focus there', async () => {
      await userEvent.click(tab(canvasElement, 'Due this week'));
      await expect(tab(canvasElement, 'Due this week')).toHaveAttribute('aria-current', 'page');
      await waitFor(() => expect(tab(canvasElement, 'Due this week')).toHaveFocus());
      await expect(tab(canvasElement, 'All tasks')).not.toHaveAttribute('aria-current');
    });
    await step('and back', async () => {
      await userEvent.click(tab(canvasElement, 'All tasks'));
      await expect(tab(canvasElement, 'All tasks')).toHaveAttribute('aria-current', 'page');
    });
  },
};

/** There is room for two: the others are in the menu, by whom they belong to, and get a tab when they are shown. */
export const Overflowing: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 360 }}>{Story()}</div>],
  play: async ({ canvasElement, step }) => {
    const tabs = () =>
      within(canvasElement)
        .getAllByRole('link')
        .map((link) => link.textContent);
    await waitFor(() => expect(tabs()).toEqual(['All tasks', 'My open tasks', 'Due this week']));
    await step('what has no room is in the menu', async () => {
      await open(canvasElement);
      const shared = screen.getByRole('group', { name: 'Shared views' });
      await expect(within(shared).getAllByRole('menuitem')).toHaveLength(2);
      await expect(screen.queryByRole('group', { name: 'My views' })).not.toBeInTheDocument();
    });
    await step('and has a tab from then on', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: '顧客データの移行' }));
      await waitFor(() => expect(tabs()).toEqual(['All tasks', '顧客データの移行', 'My open tasks']));
      await expect(tab(canvasElement, '顧客データの移行')).toHaveAttribute('aria-current', 'page');
    });
  },
};

export const Saving: Story = {
  args: { currentId: 1, isChanged: true },
  play: async ({ canvasElement, args, step }) => {
    await step('from the menu', async () => {
      await expect(tab(canvasElement, /^My open tasks/)).toHaveTextContent('My open tasksedited');
      await open(canvasElement);
      await press('Save changes');
      await expect(args.onUpdate).toHaveBeenCalledWith(1);
      await waitFor(() => expect(document.body).toHaveTextContent('“My open tasks” saved'));
    });
    await step('and beside the tabs, with the focus on what was saved', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save changes' }));
      await expect(args.onUpdate).toHaveBeenCalledTimes(2);
      await waitFor(() => expect(tab(canvasElement, /^My open tasks/)).toHaveFocus());
    });
  },
};

/** A view of somebody else cannot be changed: what is different is saved as a new one, or given up. */
export const Discarding: Story = {
  args: { currentId: 4, isChanged: true },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'Save as new view…' })).toBeVisible(),
    );
    await open(canvasElement);
    await expect(screen.queryByRole('menuitem', { name: 'Save changes' })).not.toBeInTheDocument();
    await expect(screen.queryByRole('menuitem', { name: 'Delete view…' })).not.toBeInTheDocument();
    const discard = screen.getByRole('menuitem', { name: 'Discard changes' });
    await expect(discard).toHaveAttribute('href', `#${hrefOf(4)}`);
  },
};

export const NotSaved: Story = {
  args: {
    currentId: 1,
    isChanged: true,
    onUpdate: fn<ViewTabsProps['onUpdate']>(),
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
        screen.getByRole('checkbox', { name: 'Share with everyone who can see this list' }),
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
  args: { onCreate: fn<ViewTabsProps['onCreate']>(), canShare: false },
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

export const NotLost: Story = {
  play: async ({ canvasElement, args, step }) => {
    await open(canvasElement);
    await press('Save as new view…');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await step('Escape asks before a name is lost, and keeps it', async () => {
      await userEvent.keyboard('Urgent{Escape}');
      await screen.findByRole('alertdialog', { name: 'Close without saving?' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(name).toHaveValue('Urgent');
      await waitFor(() => expect(name).toHaveFocus());
    });
    await step('so does Cancel', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' });
      await userEvent.click(within(question).getByRole('button', { name: 'Discard changes' }));
      await isClosed();
      await expect(args.onCreate).not.toHaveBeenCalled();
    });
    await step('and nobody is asked where nothing was typed', async () => {
      await open(canvasElement);
      await press('Save as new view…');
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await isClosed();
    });
  },
};

export const Removing: Story = {
  args: { currentId: 2 },
  play: async ({ canvasElement, args }) => {
    const trigger = await open(canvasElement);
    await press('Delete view…');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Due this week”?' });
    await expect(dialog).toHaveTextContent(/No one will be able to use this view any more/);
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
  parameters: {
    pointer: {
      marks: {
        Hovered: '[data-own] a[href$="view=1"]',
        Pressed: '[data-own] a[href$="view=3"]',
      },
    },
    docs: { story: { inline: false, autoplay: true, height: '600px' } },
  },
  args: { currentId: 2, isChanged: true },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, blockSize: 560, alignContent: 'start' }}>
      <ViewTabs {...args} label="Own" data-own />
      <ViewTabs {...args} label="Unchanged" currentId={2} isChanged={false} />
      <ViewTabs {...args} label="Of somebody else" currentId={3} />
      <ViewTabs {...args} label="None" views={[]} currentId={null} />
      <div style={{ inlineSize: 320 }} data-opened>
        <ViewTabs {...args} label="Narrow" />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const narrow = canvasElement.querySelector<HTMLElement>('[data-opened]');
    if (!narrow) return;
    await waitFor(() => expect(within(narrow).getAllByRole('link')).toHaveLength(2));
    await open(narrow);
  },
};

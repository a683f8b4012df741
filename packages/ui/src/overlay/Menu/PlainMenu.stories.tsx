import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, LifeBuoy, LogOut, Pencil, Settings, Trash2, UserRound } from 'lucide-react';
import type { CSSProperties } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Persona } from '../../primitives/Persona/index.ts';
import { MenuItem } from './MenuItem.tsx';
import { MenuSection } from './MenuSection.tsx';
import { PlainMenu } from './PlainMenu.tsx';

const onAction = fn<(name: string) => void>();

const meta = {
  title: 'PlainMenu',
  id: 'ui-plainmenu',
  component: PlainMenu,
  args: {
    label: 'Task',
    trigger: <IconButton label="More" icon={<Ellipsis aria-hidden />} />,
    children: (
      <>
        <MenuItem label="Edit" icon={<Pencil />} end="E" onAction={() => onAction('edit')} />
        <MenuItem label="Copy link" icon={<Copy />} onAction={() => onAction('copy')} />
        <MenuItem label="Archive" isDisabled onAction={() => onAction('archive')} />
        <MenuSection label="Danger">
          <MenuItem label="Détacher" onAction={() => onAction('detach')} />
          <MenuItem label="Delete" icon={<Trash2 />} tone="danger" onAction={() => onAction('delete')} />
        </MenuSection>
      </>
    ),
  },
  argTypes: { trigger: { control: false }, header: { control: false }, children: { control: false } },
  beforeEach: () => void onAction.mockClear(),
} satisfies Meta<typeof PlainMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const item = (name: string | RegExp) => screen.getByRole('menuitem', { name });

/** Types letters, each a moment after the last one, however busy the machine is. */
async function type(text: string, from: number) {
  for (const [index, key] of Array.from(text).entries()) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: from + index });
    await fireEvent(document.activeElement ?? document.body, event);
  }
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

export const Actions: Story = {
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    await step('a press opens it, with the focus on no entry yet', async () => {
      await userEvent.click(trigger);
      await waitFor(async () => expect(await screen.findByRole('menu', { name: 'Task' })).toHaveFocus());
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    });
    await step('a press on an entry runs its action, closes the menu and gives the focus back', async () => {
      await userEvent.click(item('Copy link'));
      await expect(onAction.mock.calls).toEqual([['copy']]);
      await expectClosed();
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    });
    await step('a press on the button closes it', async () => {
      await userEvent.click(trigger);
      await userEvent.click(trigger);
      await expectClosed();
    });
    await step('a press outside closes it', async () => {
      await userEvent.click(trigger);
      await userEvent.click(document.body);
      await expectClosed();
    });
    await step('what cannot be chosen does nothing', async () => {
      await userEvent.click(trigger);
      await expect(item('Archive')).toBeDisabled();
      await userEvent.click(item('Archive'), { pointerEventsCheck: 0 });
      await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
      await expect(onAction).toHaveBeenCalledOnce();
    });
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    const { keyboard } = userEvent;
    await userEvent.tab();
    await step('Enter, Space and ArrowDown open it on its first entry, ArrowUp on its last', async () => {
      const opened = { '{Enter}': /Edit/, ' ': /Edit/, '{ArrowDown}': /Edit/, '{ArrowUp}': 'Delete' };
      for (const [key, name] of Object.entries(opened)) {
        await keyboard(key);
        await waitFor(() => expect(item(name)).toHaveFocus());
        await keyboard('{Escape}');
        await expectClosed();
        await waitFor(() => expect(trigger).toHaveFocus());
      }
    });
    await step('arrows lead from entry to entry and around, past what cannot be chosen', async () => {
      await keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
      await waitFor(() => expect(item('Détacher')).toHaveFocus());
      await keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
      await waitFor(() => expect(item('Delete')).toHaveFocus());
      await keyboard('{ArrowDown}');
      await waitFor(() => expect(item(/Edit/)).toHaveFocus());
    });
    await step('Home, End and the keys of pages lead to the ends', async () => {
      await keyboard('{End}');
      await waitFor(() => expect(item('Delete')).toHaveFocus());
      await keyboard('{Home}');
      await waitFor(() => expect(item(/Edit/)).toHaveFocus());
      await keyboard('{PageDown}');
      await waitFor(() => expect(item('Delete')).toHaveFocus());
      await keyboard('{PageUp}');
      await waitFor(() => expect(item(/Edit/)).toHaveFocus());
    });
    await step('letters lead to an entry, a word of them too, whatever its accents', async () => {
      await type('del', 0);
      await waitFor(() => expect(item('Delete')).toHaveFocus());
      await type('copy l', 5000);
      await waitFor(() => expect(item('Copy link')).toHaveFocus());
      await type('d', 9000);
      await waitFor(() => expect(item('Détacher')).toHaveFocus());
      await expect(onAction).not.toHaveBeenCalled();
    });
    await step('what the browser or the application does by a key is left to them', async () => {
      const focused = item('Détacher');
      for (const init of [{ key: 'r', ctrlKey: true }, { key: 'c', metaKey: true }, { key: 'F5' }])
        await expect(await fireEvent.keyDown(focused, init)).toBe(true);
      await waitFor(() => expect(focused).toHaveFocus());
    });
    await step('Enter and Space run the action, and a key that is held down only opens', async () => {
      await keyboard('{Enter}');
      await expect(onAction).toHaveBeenLastCalledWith('detach');
      await expectClosed();
      await keyboard('{ArrowUp} ');
      await expect(onAction).toHaveBeenLastCalledWith('delete');
      await expectClosed();
      await waitFor(() => expect(trigger).toHaveFocus());
      await keyboard('{Enter}');
      for (const key of ['Enter', ' '])
        await expect(await fireEvent.keyDown(item(/Edit/), { key, repeat: true })).toBe(false);
      await waitFor(() => expect(item(/Edit/)).toHaveFocus());
      await expect(onAction).toHaveBeenCalledTimes(2);
    });
    await step('Tab closes it, and the browser goes on from the button', async () => {
      await expect(await fireEvent.keyDown(item(/Edit/), { key: 'Tab' })).toBe(true);
      await expectClosed();
      await waitFor(() => expect(trigger).toHaveFocus());
    });
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
        <MenuItem
          href="/settings"
          label="Settings"
          icon={<Settings />}
          onAction={() => onAction('settings')}
        />
        <MenuItem href="https://support.example" label="Support" icon={<LifeBuoy />} isExternal />
        <MenuItem href="/billing" label="Billing" isDisabled />
      </>
    ),
  },
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Ada Lovelace' });
    await step('Space and Enter follow a link', async () => {
      await userEvent.click(trigger);
      for (const [index, key] of [' ', '{Enter}'].entries()) {
        item('Settings').focus();
        await userEvent.keyboard(key);
        await expect(onAction.mock.calls).toHaveLength(index + 1);
        await expectClosed();
        await userEvent.keyboard('{Enter}');
      }
    });
    const support = item(/Support.*opens in a new tab/);
    await expect(support).toHaveAttribute('target', '_blank');
    await expect(item(/Profile.*ada@bureau.example/)).toHaveAttribute('href');
    await expect(item('Billing')).not.toHaveAttribute('href');
  },
};

/** What the account shows: who is signed in, their pages, and the way out. */
const account: Partial<Story['args']> = {
  label: 'Ada Lovelace’s account',
  trigger: <IconButton label="Ada Lovelace’s account" icon={<UserRound aria-hidden />} />,
  header: <Persona name="Ada Lovelace" detail="ada@bureau.example" />,
  children: (
    <>
      <MenuItem href="/users/profile/1" label="Profile" icon={<UserRound />} />
      <MenuItem href="/settings" label="Settings" icon={<Settings />} />
      <MenuSection label="Sign out">
        <MenuItem label="Sign out" icon={<LogOut />} />
      </MenuSection>
    </>
  ),
};

export const WithHeader: Story = {
  args: account,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Ada Lovelace’s account' });
    await userEvent.click(trigger);
    await expect(within(screen.getByRole('menu')).queryByText('Ada Lovelace')).toBeNull();
    // as a mouse does that selects the address, after which keys still lead through the menu
    await userEvent.click(screen.getByText('ada@bureau.example'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Profile')).toHaveFocus());
    await userEvent.click(screen.getByText('ada@bureau.example'));
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

const panel = () => screen.getByRole('menu').parentElement?.getBoundingClientRect() ?? new DOMRect();

/** Puts the button where the header of a page has it. */
const at = (justifyContent: CSSProperties['justifyContent']): Story['render'] =>
  function Placed(args) {
    return (
      <div style={{ display: 'flex', justifyContent }}>
        <PlainMenu {...args} />
      </div>
    );
  };

function expectInside() {
  const { left, right, top, bottom } = panel();
  return expect(
    left > 3 && right < document.documentElement.clientWidth - 3 && top > 3 && bottom < innerHeight - 3,
  ).toBe(true);
}

export const BelowTheEnd: Story = {
  args: account,
  render: at('end'),
  play: async ({ canvas, globals }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    const end = globals['direction'] === 'rtl' ? 'left' : 'right';
    await expect(panel()[end]).toBeCloseTo(trigger.getBoundingClientRect()[end]);
    await expect(panel().top).toBeGreaterThan(trigger.getBoundingClientRect().bottom);
    await expectInside();
  },
};

export const RightToLeft: Story = { ...BelowTheEnd, globals: { direction: 'rtl' } };

/** There is no room before the button: the panel stays inside the window, also when that changes. */
export const AtTheStart: Story = {
  args: account,
  render: at('start'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expectInside();
    await fireEvent(window, new Event('resize'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await expectInside();
  },
};

export const AtTheStartRightToLeft: Story = { ...AtTheStart, globals: { direction: 'rtl' } };

/** On the narrowest screen, with names that are long. */
export const Narrow: Story = {
  args: {
    ...account,
    header: (
      <Persona
        name="Wolfeschlegelsteinhausenbergerdorff Konstantinopolitanski"
        detail="wolfeschlegelsteinhausenbergerdorff.konstantinopolitanski@bureau.example"
      />
    ),
    children: (
      <>
        <MenuItem label="Rechnungsempfängeradresse übernehmen und Kostenvoranschlag erstellen" />
        {Array.from({ length: 16 }, (_, index) => (
          <MenuItem key={index} label={`Entry ${index + 1}`} />
        ))}
      </>
    ),
  },
  render: at('center'),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expectInside();
    const menu = screen.getByRole('menu');
    const head = screen.getByText(/^Wolfe/).parentElement?.getBoundingClientRect();
    await expect(head?.right).toBeLessThanOrEqual(panel().right);
    await expect(menu.scrollWidth).toBe(menu.clientWidth);
    await userEvent.keyboard('{End}');
    const last = item('Entry 16').getBoundingClientRect();
    await expect(last.bottom).toBeLessThanOrEqual(panel().bottom);
  },
};

export const Matrix: Story = {
  parameters: {
    pointer: {
      marks: { Hovered: 'a[href="/settings"]', Pressed: '[role="menu"] > :last-child > [role="menuitem"]' },
    },
    docs: { story: { inline: false, autoplay: true, height: '420px' } },
  },
  args: {
    label: 'Everything',
    trigger: <Button>Everything</Button>,
    header: <Persona name="Ada Lovelace" detail="ada@bureau.example" />,
    children: (
      <>
        <MenuSection title="Actions">
          <MenuItem label="Edit" icon={<Pencil />} end="E" />
          <MenuItem label="Archive" icon={<Copy />} isDisabled />
          <MenuItem label="Delete" icon={<Trash2 />} tone="danger" />
        </MenuSection>
        <MenuSection title="Pages">
          <MenuItem href="/settings" label="Settings" icon={<Settings />} />
          <MenuItem href="https://support.example" label="Support" icon={<LifeBuoy />} isExternal />
        </MenuSection>
        <MenuSection label="More">
          <MenuItem
            label="Rechnungsempfängeradresse übernehmen und Kostenvoranschlag erstellen"
            description="Takes the address of the client"
          />
        </MenuSection>
      </>
    ),
  },
  // the middle is the same for both directions of reading
  render: at('center'),
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button')),
};

import { applyTheme } from '@bureau/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { styled } from 'styled-components';
import { Button } from '../../primitives/index.ts';
import { settings } from './testing/settings.ts';
import { ThemePanel } from './ThemePanel.tsx';
import type { PanelPicture, ThemePanelProps, ThemeSettings } from './ThemePanel.types.ts';
import { toTheme } from './toTheme.ts';

const picturesOf = (kind: string, count: number): readonly PanelPicture[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index + 1}.svg`,
    src: `/assets/images/${kind}/${index + 1}.svg`,
    label: `Image ${index + 1}`,
  }));

const sidebarPictures = picturesOf('sidebar', 6);
const backdropPictures = picturesOf('backdrop', 4);

/** Keeps what is set and shows it, as an application does. */
function LivePanel({ value: first, isOpen: startsOpen, onChange, onOpenChange, ...props }: ThemePanelProps) {
  const [value, setValue] = useState(first);
  const [isOpen, setOpen] = useState(startsOpen);
  useEffect(() => applyTheme(toTheme(value, sidebarPictures, backdropPictures)), [value]);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Change the look</Button>
      <ThemePanel
        {...props}
        value={value}
        isOpen={isOpen}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
        onOpenChange={(isNowOpen) => {
          setOpen(isNowOpen);
          onOpenChange(isNowOpen);
        }}
      />
    </>
  );
}

const meta = {
  id: 'ui-themepanel',
  component: ThemePanel,
  // it changes the look of its page
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  render: (args) => <LivePanel {...args} />,
  args: {
    isOpen: true,
    value: settings,
    savedValue: settings,
    sidebarPictures,
    backdropPictures,
    canSaveForEveryone: true,
    onChange: fn(),
    onOpenChange: fn(),
    onReset: fn(),
    onSave: fn(() => Promise.resolve()),
    onSaveForEveryone: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof ThemePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = () => within(screen.getByRole('region', { name: 'Appearance' }));
const root = () => document.documentElement;

export const Light: Story = {
  play: async ({ args, step }) => {
    const user = userEvent.setup();
    await step('a colour follows at once, and is chosen by the arrows', async () => {
      await user.click(panel().getByRole('radio', { name: 'Primary' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ ...settings, sidebarBackground: 'primary' });
      await user.keyboard('{ArrowRight}');
      await expect(panel().getByRole('radio', { name: 'Success' })).toBeChecked();
      await waitFor(() =>
        expect(root().style.getPropertyValue('--bureau-color-sidebar-surface')).not.toBe(''),
      );
    });
    await step('a picture is offered once it is wanted', async () => {
      await expect(panel().queryByRole('group', { name: /^Images/ })).not.toBeInTheDocument();
      await user.click(panel().getByRole('switch', { name: 'Sidebar background image' }));
      await user.click(panel().getByRole('radio', { name: 'Image 3' }));
      await waitFor(() =>
        expect(root().style.getPropertyValue('--bureau-sidebar-picture')).toContain('/3.svg'),
      );
    });
    await step('what was changed can be taken back', async () => {
      await user.click(panel().getByRole('button', { name: 'Discard changes' }));
      await expect(panel().getByRole('radio', { name: 'Same as theme' })).toBeChecked();
      await expect(root().style.getPropertyValue('--bureau-color-sidebar-surface')).toBe('');
      await waitFor(() => expect(screen.getByRole('region', { name: 'Appearance' })).toHaveFocus());
    });
  },
};

export const CustomColors: Story = {
  args: { value: { ...settings, layout: 'custom-colors' } },
  play: async ({ args, step }) => {
    const user = userEvent.setup();
    const field = panel().getByRole('textbox', { name: 'Sidebar colour' });
    await step('says how well the text can be read, and when the colour was changed for it', async () => {
      await expect(panel().getByRole('status')).toHaveTextContent(/^Contrast 14\.\d:1$/);
      await user.clear(field);
      await user.type(field, 'ffee00');
      await expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ customColor: '#ffee00' }),
      );
      await expect(panel().getByRole('status')).toHaveTextContent('Shown darker than picked');
      await user.selectOptions(panel().getByRole('combobox', { name: 'Font colour' }), 'Black');
      await expect(panel().getByRole('status')).not.toHaveTextContent('than picked');
    });
    await step('says when what is typed is no colour, and keeps the last one', async () => {
      await user.clear(field);
      await user.type(field, '#12345');
      await expect(field).toHaveAccessibleDescription(/six-digit colour code/);
      await user.tab();
      await waitFor(() => expect(field).toHaveValue('#112233'));
    });
  },
};

export const Transparent: Story = {
  args: { value: { ...settings, layout: 'transparent' } },
  play: async () => {
    const user = userEvent.setup();
    await waitFor(() => expect(root().dataset['layout']).toBe('transparent'));
    await user.click(panel().getByRole('radio', { name: 'Copper' }));
    await user.click(panel().getByRole('radio', { name: 'Image 2' }));
    await expect(root().style.getPropertyValue('--bureau-backdrop')).toContain('/backdrop/2.svg');
    await expect(panel().getByRole('radio', { name: 'Copper' })).not.toBeChecked();
  },
};

export const ByKeyboard: Story = {
  args: { isOpen: false },
  play: async ({ args, canvasElement }) => {
    const user = userEvent.setup();
    const opener = within(canvasElement).getByRole('button', { name: 'Change the look' });
    opener.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Appearance' })).toHaveFocus());
    await user.tab();
    await user.tab();
    await waitFor(() => expect(panel().getByRole('combobox', { name: 'Theme' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Way by Escape also to somebody who works on the page behind it. */
export const EscapeFromThePage: Story = {
  args: { isOpen: false },
  play: async ({ args, canvasElement }) => {
    const user = userEvent.setup();
    const opener = within(canvasElement).getByRole('button', { name: 'Change the look' });
    await user.click(opener);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Appearance' })).toHaveFocus());
    opener.focus();
    await user.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Saving: Story = {
  args: { value: { ...settings, sidebarBackground: 'ocean' } },
  play: async ({ args }) => {
    const user = userEvent.setup();
    await user.click(panel().getByRole('button', { name: 'Save for me' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...settings, sidebarBackground: 'ocean' });
  },
};

export const SaveFails: Story = {
  args: {
    value: { ...settings, sidebarBackground: 'ocean' },
    onSaveForEveryone: fn(() => Promise.reject(new Error('You may not change the company’s look.'))),
  },
  play: async () => {
    const user = userEvent.setup();
    await user.click(panel().getByRole('button', { name: 'Save for everyone' }));
    await expect(await panel().findByRole('alert')).toHaveTextContent('You may not change');
    await expect(panel().getByRole('radio', { name: 'Ocean' })).toBeChecked();
  },
};

/** Offers no button for what the person may not do. */
export const WithoutPermission: Story = {
  args: { canSaveForEveryone: false },
  play: async () => {
    await expect(panel().queryByRole('button', { name: 'Save for everyone' })).not.toBeInTheDocument();
    await waitFor(() => expect(panel().getByRole('button', { name: 'Save for me' })).toBeVisible());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--bureau-space-4);

  section {
    position: static;
    block-size: 720px;
  }
`;

const states: readonly ThemeSettings[] = [
  { ...settings, sidebarBackground: 'ocean', hasSidebarPicture: true, sidebarPicture: '3.svg' },
  { ...settings, layout: 'custom-colors', customColor: '#ffee00', isMenuCollapsed: true },
  { ...settings, layout: 'transparent', backdropColor: 'wine', isHighContrast: true },
  { ...settings, layout: 'dark', sidebarWidth: 'large' },
];

export const Matrix: Story = {
  // A page has one panel; here are four of the same name.
  parameters: {
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
    pointer: {
      marks: {
        Hovered: '[title]:has(> :not(:checked))',
        Pressed: '[title]:has(> :not(:checked)) + [title]',
      },
    },
  },
  render: (args) => (
    <Row>
      {states.map((value) => (
        <ThemePanel key={value.layout} {...args} value={value} onReset={undefined} />
      ))}
    </Row>
  ),
};

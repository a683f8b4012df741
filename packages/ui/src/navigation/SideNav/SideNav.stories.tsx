import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, Mail, Palette } from 'lucide-react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { SideNav } from './SideNav.tsx';

const items = [
  { label: 'Company', href: '/settings', icon: <Building2 aria-hidden /> },
  { label: 'E-Mail-Benachrichtigungsserver', href: '/settings/mail', icon: <Mail aria-hidden /> },
  { label: '外観', href: '/settings/theme', icon: <Palette aria-hidden /> },
];

const meta = {
  id: 'ui-sidenav',
  component: SideNav,
  args: { label: 'Settings', items, currentHref: '/settings', children: 'Company name: Northwind' },
  argTypes: { items: { control: false }, children: { control: false }, ref: { control: false } },
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The open page is marked, and Tab leads from one link to the next. */
export const Beside: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Settings' })).toBeVisible());
    const [first, second] = canvas.getAllByRole('link');
    await expect(first).toHaveAttribute('aria-current', 'page');
    await expect(second).not.toHaveAttribute('aria-current');
    await userEvent.tab();
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(second).toHaveFocus());
  },
};

/** Where there is no room beside, the links scroll in one line above the page. */
export const Phone: Story = {
  args: { currentHref: '/settings/mail' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const text = canvas.getByText('Company name: Northwind');
    const nav = canvas.getByRole('navigation');
    await expect(text.getBoundingClientRect().top).toBeGreaterThanOrEqual(nav.getBoundingClientRect().bottom);
  },
};

export const Matrix: Story = {
  parameters: {
    pointer: {
      on: 'a:not([aria-current])',
      rows: {
        Link: (state: string) => (
          <SideNav
            label={state}
            items={items.slice(0, 2)}
            currentHref="/settings"
            style={{ inlineSize: 220 }}
          >
            {null}
          </SideNav>
        ),
      },
    },
  },
  render: (args) => (
    <StateMatrix
      rows={{
        beside: <SideNav {...args} style={{ inlineSize: 800 }} />,
        narrow: <SideNav {...args} label="Narrow" style={{ inlineSize: 280 }} />,
      }}
    />
  ),
};

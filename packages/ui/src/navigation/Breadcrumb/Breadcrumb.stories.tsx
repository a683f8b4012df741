import type { Meta, StoryObj } from '@storybook/react-vite';
import { House } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

const home = { label: 'Home', href: '/dashboard', icon: <House aria-hidden /> };
const tasks = { label: 'Tasks', href: '/tasks' };

const meta = {
  id: 'ui-breadcrumb',
  component: Breadcrumb,
  args: { items: [home, tasks, { label: 'Replace the staging certificate' }] },
  argTypes: { items: { control: false }, ref: { control: false } },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Detail: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible());
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('Replace the staging certificate').parentElement).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const Root: Story = { args: { items: [home] } };

/** Where there is no room for all of the steps, the last one is cut, and the way back can be read. */
export const LongTitle: Story = {
  args: {
    items: [
      home,
      { label: 'Announcements', href: '#' },
      { label: 'ANN-0005 Emergency exits on the second floor' },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <Breadcrumb {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const isCut = (label: string) => {
      const text = canvas.getByText(label);
      return text.scrollWidth > text.clientWidth;
    };
    await expect(
      ['Home', 'Announcements', 'ANN-0005 Emergency exits on the second floor'].map(isCut),
    ).toEqual([false, false, true]);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Home' })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Tasks' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Replace the staging certificate')).not.toBeVisible());
  },
};

/** On a phone the way back takes two lines where one is not enough. */
export const PhoneLongName: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [home, { label: 'Объявления компании', href: '#' }, { label: 'ANN-0005 Emergency exits' }],
  },
  render: (args) => (
    <div style={{ inlineSize: 100 }}>
      <Breadcrumb {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText('Объявления компании');
    await waitFor(() => expect(text).toBeVisible());
    await waitFor(() => expect(text.clientHeight).toBeGreaterThan(20));
    await expect([text.scrollWidth - text.clientWidth, text.scrollHeight - text.clientHeight]).toEqual([
      0, 0,
    ]);
  },
};

export const Matrix: Story = {
  render: () => (
    <StateMatrix
      rows={{
        root: <Breadcrumb label="Root" items={[home]} />,
        list: <Breadcrumb label="List" items={[home, { label: 'Tasks' }]} />,
        detail: (
          <Breadcrumb label="Detail" items={[home, tasks, { label: 'Replace the staging certificate' }]} />
        ),
        long: (
          <div style={{ inlineSize: 320 }}>
            <Breadcrumb
              label="Long"
              items={[
                home,
                tasks,
                { label: 'Rechnungsempfängeradresse übernehmen und Kostenvoranschlag erstellen' },
              ]}
            />
          </div>
        ),
      }}
    />
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../Section/index.ts';
import { DetailLayout } from './DetailLayout.tsx';

const meta = {
  id: 'ui-detaillayout',
  component: DetailLayout,
  parameters: { isPage: true, docs: { story: { height: '320px' } } },
  args: {
    asideLabel: 'Properties',
    aside: (
      <dl style={{ display: 'grid', gridTemplateColumns: '6rem 1fr', gap: 'var(--bureau-space-3)' }}>
        <dt>Status</dt>
        <dd>In progress</dd>
        <dt>Priority</dt>
        <dd>High</dd>
        <dt>Due</dt>
        <dd>
          <time>2026-12-01</time>
        </dd>
      </dl>
    ),
    children: (
      <Section title="Description">
        The certificate of the staging server expires at the end of the month. Order the new one, put it in
        place, and tell everybody who has pinned the old one.
      </Section>
    ),
    later: <Section title="Activity">Ada Lovelace changed the status from Open to In progress.</Section>,
  },
  argTypes: {
    aside: { control: false },
    children: { control: false },
    later: { control: false },
    ref: { control: false },
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof DetailLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    const aside = canvas.getByRole('region', { name: 'Properties' }).getBoundingClientRect();
    const description = canvas.getByRole('region', { name: 'Description' }).getBoundingClientRect();
    await expect(aside.left).toBeGreaterThan(description.right);
    await expect(aside.top).toBe(description.top);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const aside = canvas.getByRole('region', { name: 'Properties' }).getBoundingClientRect();
    const activity = canvas.getByRole('region', { name: 'Activity' }).getBoundingClientRect();
    await expect(aside.bottom).toBeLessThanOrEqual(activity.top);
  },
};

export const WithoutActivity: Story = { args: { later: undefined } };

export const Matrix: Story = {};

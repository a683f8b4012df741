import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { expect, waitFor, within } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Card } from './Card.tsx';

const actions = <IconButton label="Options" icon={<Ellipsis aria-hidden />} size="small" />;

const meta = {
  id: 'ui-card',
  component: Card,
  args: {
    title: 'Due today',
    actions,
    children: <Link href="/tasks/detail/7">Replace the staging certificate</Link>,
  },
  argTypes: { actions: { control: false }, children: { control: false }, ref: { control: false } },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Due today' });
    await waitFor(() =>
      expect(within(card).getByRole('heading', { level: 2, name: 'Due today' })).toBeVisible(),
    );
    await waitFor(() => expect(within(card).getByRole('button', { name: 'Options' })).toBeVisible());
  },
};

/** While the card itself is moved, say, nothing in it is reached. */
export const Inert: Story = {
  args: { isInert: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Replace the staging certificate').closest('[inert]')).not.toBeNull();
    await expect(canvas.getByRole('button', { name: 'Options' }).closest('[inert]')).toBeNull();
  },
};

export const Matrix: Story = {
  render: () => (
    <StateMatrix
      rows={{
        titled: (
          <Card title="Due today" style={{ inlineSize: 320 }}>
            Replace the staging certificate
          </Card>
        ),
        'with actions': (
          <Card title="Rechnungsempfängeradressenverwaltung" actions={actions} style={{ inlineSize: 240 }}>
            見積書のテンプレートを更新する
          </Card>
        ),
        flush: (
          <Card title="Drawings" isFlush style={{ inlineSize: 320 }}>
            <div style={{ blockSize: 48, backgroundColor: 'var(--bureau-color-neutral-background)' }} />
          </Card>
        ),
        'without title': <Card style={{ inlineSize: 320 }}>Agree on the wording of the new contract</Card>,
      }}
    />
  ),
};

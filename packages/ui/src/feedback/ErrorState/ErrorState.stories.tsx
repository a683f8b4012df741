import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudOff, Lock } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Button } from '../../primitives/Button/index.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  id: 'ui-errorstate',
  component: ErrorState,
  args: {
    title: 'This could not be loaded',
    description: 'The server answered with an error. Nothing was changed.',
    reference: 'Request 7f3a9c',
    action: <Button>Try again</Button>,
  },
  argTypes: { icon: { control: false }, action: { control: false }, ref: { control: false } },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  args: { isPageTitle: true },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'This could not be loaded' })).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByText('Request 7f3a9c')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

export const Matrix: Story = {
  render: () => (
    <StateMatrix
      rows={{
        danger: <ErrorState {...meta.args} />,
        warning: (
          <ErrorState
            tone="warning"
            icon={<CloudOff />}
            title="Sie sind offline"
            description="Sobald die Verbindung wieder da ist, geht es von selbst weiter."
            action={<Button>Erneut versuchen</Button>}
          />
        ),
        neutral: (
          <ErrorState
            tone="neutral"
            icon={<Lock />}
            title="アクセス権がありません"
            description="あなたのロールには、このページが含まれていません。"
          />
        ),
      }}
    />
  ),
};

import { type Tone, tones } from '@bureau/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { Alert } from './Alert.tsx';

const meta = {
  id: 'ui-alert',
  component: Alert,
  args: {
    tone: 'danger',
    title: 'The tasks could not be loaded',
    children: 'The server does not answer. We try again as soon as it does.',
  },
  argTypes: { action: { control: false }, ref: { control: false } },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

const ofEachTone: Readonly<Record<Tone, readonly [title: string, text: string]>> = {
  neutral: ['This project is archived', 'Its tasks can be read, and no longer changed.'],
  info: ['The office is closed on Friday', 'Requests that come in then are answered on Monday.'],
  success: ['All 1,394 tasks were imported', 'Find them in the project “Harbour bridge inspection”.'],
  warning: ['The licence of the drawing tool ends in March', 'Renew it, or export the drawings before.'],
  danger: ['The tasks could not be loaded', 'The server does not answer. We try again as soon as it does.'],
  accent: ['There is a new way to plan sprints', 'Drag tasks from the list onto the sprint.'],
};

export const Quiet: Story = {
  args: { tone: 'info', title: ofEachTone.info[0], children: ofEachTone.info[1] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Assertive: Story = {
  args: { isAssertive: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The tasks could not be loaded');
  },
};

export const WithAction: Story = { args: { action: <Button size="small">Try again</Button> } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 640 }}>
      {tones.map((tone) => (
        <Alert key={tone} tone={tone} title={ofEachTone[tone][0]}>
          {ofEachTone[tone][1]}
        </Alert>
      ))}
      <Alert tone="warning">Your session ends in five minutes.</Alert>
      <Alert {...args} action={<Button size="small">Try again</Button>} />
    </div>
  ),
};

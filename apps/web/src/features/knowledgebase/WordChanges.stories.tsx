import type { Meta, StoryObj } from '@storybook/react-vite';
import { WordChanges } from './WordChanges.tsx';

const meta = {
  title: 'Word changes',
  id: 'web-word-changes',
  component: WordChanges,
  args: {
    before: { title: 'Travel', text: 'Book trains yourself.\nKeep every receipt. Ask before you fly.' },
    after: {
      title: 'Travel abroad',
      text: 'Book trains and buses yourself.\nKeep every receipt for ten days.',
    },
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof WordChanges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {};

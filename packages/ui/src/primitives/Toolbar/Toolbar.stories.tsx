import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bold, Italic, List, Underline } from 'lucide-react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Toolbar } from './Toolbar.tsx';

const children = (
  <>
    <IconButton label="Bold" icon={<Bold aria-hidden />} />
    <IconButton label="Italic" icon={<Italic aria-hidden />} />
    <IconButton label="Underline" icon={<Underline aria-hidden />} />
    <hr />
    <IconButton label="List" icon={<List aria-hidden />} />
  </>
);

const meta = {
  id: 'ui-toolbar',
  component: Toolbar,
  args: { label: 'Format', children },
  argTypes: { children: { control: false }, ref: { control: false } },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is one tab stop, which remembers where it was left. */
export const ByKeyboard: Story = {
  render: (args, { viewMode }) => (
    <>
      <Toolbar {...args} />
      {viewMode !== 'docs' && <Button>After</Button>}
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'List' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'List' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'List' })).toHaveFocus());
  },
};

export const Matrix: Story = {
  render: (args) => (
    <StateMatrix
      rows={{
        horizontal: <Toolbar {...args} />,
        wrapping: <Toolbar {...args} label="Wrapping" style={{ inlineSize: 100 }} />,
        vertical: <Toolbar {...args} label="Vertical" orientation="vertical" />,
      }}
    />
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TextArea } from '../../inputs/TextArea/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Comments } from './Comments.tsx';
import type { CommentAudience, CommentEntry, CommentsProps } from './Comments.types.ts';

const entries: readonly CommentEntry[] = [
  {
    id: 1,
    person: 'Priya Raghunathan',
    body: '<p>The drawings came back with <strong>two changes</strong>, see <a href="https://example.com">the list</a>.</p><ul><li>pier 4</li><li>pier 7</li></ul>',
    time: '19.11.2026 19:09',
    instant: '2026-11-19T18:09:00Z',
    isEdited: false,
    canEdit: false,
    canRemove: false,
  },
  {
    id: 2,
    person: 'Marta Lindqvist',
    body: '<p><span data-mention="1">@Priya Raghunathan</span> thanks!<br>I order them today.</p>',
    time: '19.11.2026 21:34',
    instant: '2026-11-19T20:34:00Z',
    isEdited: true,
    canEdit: true,
    canRemove: true,
  },
  {
    id: 3,
    person: '佐藤 健太',
    body: '<p>The crane is free from Monday; the permit for the night work is still missing.</p>',
    time: '20.11.2026 08:00',
    instant: '2026-11-20T07:00:00Z',
    isEdited: false,
    canEdit: false,
    canRemove: true,
  },
];

const hostile = entries.with(-1, {
  id: 3,
  person: '佐藤 健太',
  body: `<p>https://files.bureau.example/harbour/drawings/${'pier-7-load-calculation-'.repeat(10)}final.pdf</p><img src="x" onerror="alert(1)"><p onclick="alert(1)"><a href="javascript:alert(1)">not a link</a></p>`,
  time: '20.11.2026 08:00',
  instant: '2026-11-20T07:00:00Z',
  isEdited: false,
  canEdit: false,
  canRemove: true,
});

function KeptComments(props: CommentsProps) {
  const [kept, setKept] = useState(props.entries);
  return (
    <Comments
      {...props}
      entries={kept}
      onRemove={(entry) => {
        props.onRemove(entry);
        setKept(kept.filter((other) => other !== entry));
      }}
    />
  );
}

const meta = {
  id: 'blocks-comments',
  component: Comments,
  args: {
    label: 'Comments',
    entries,
    emptyText: 'No comments yet.',
    onRemove: fn(),
    renderEditor: (entry, close) => (
      <Button autoFocus onPress={close}>
        Save {entry.person}
      </Button>
    ),
  },
  argTypes: {
    ref: { control: false },
    earlier: { control: false },
    composer: { control: false },
    composerAudience: { control: false },
  },
  render: (args) => <KeptComments {...args} />,
} satisfies Meta<typeof Comments>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Links lead to a window of their own. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'the list' })).toHaveAttribute('target', '_blank');
  },
};

/** What could do harm is taken out, and a word without end breaks. */
export const Hostile: Story = {
  args: { entries: hostile },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link', { name: 'not a link' })).toBeNull();
    await expect(canvasElement.querySelectorAll('img[src="x"], [onclick]')).toHaveLength(0);
  },
};

/** The editor stands in the place of the text; afterwards the focus is on the pencil again. */
export const Editing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit comment' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Marta Lindqvist' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit comment' })).toHaveFocus());
  },
};

/** The focus goes to the neighbour of what is deleted, and to where more is written when nothing is left beside it. */
export const Removing: Story = {
  args: { entries: entries.slice(1), composer: <TextArea aria-label="New comment" /> },
  play: async ({ canvas }) => {
    const remove = async () => {
      const [button] = canvas.getAllByRole('button', { name: 'Delete comment' });
      if (button) await userEvent.click(button);
    };
    await remove();
    await waitFor(() => expect(canvas.getByRole('listitem')).toHaveFocus());
    await remove();
    await waitFor(() => expect(canvas.getByText('No comments yet.')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'New comment' })).toHaveFocus());
  },
};

const audiences: readonly CommentEntry[] = entries.slice(0, 2).map((entry, index) => ({
  ...entry,
  audience: index === 0 ? 'public' : 'internal',
  canChangeAudience: true,
}));

function Audiences(props: CommentsProps) {
  const [value, onChange] = useState<CommentAudience>('internal');
  return (
    <Comments
      {...props}
      composerAudience={{ value, onChange }}
      composer={<Button>{value === 'internal' ? 'Add note' : 'Send reply'}</Button>}
    />
  );
}

/** What is for the team alone differs in words, icon and colour, also while it is written. */
export const InternalAndPublic: Story = {
  args: { entries: audiences, onAudienceChange: fn() },
  render: (args) => <Audiences {...args} />,
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('Only your team can read it.')).toBeVisible());
    await userEvent.click(canvas.getByRole('radio', { name: 'Public reply' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send reply' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Make public' }));
    await expect(args.onAudienceChange).toHaveBeenCalledWith(audiences[1]);
  },
};

export const Empty: Story = { args: { entries: [] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  args: { entries: hostile },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 640 }}>
      <Comments {...args} composer={<Button>Comment</Button>} />
      <Comments {...args} label="None" entries={[]} />
    </div>
  ),
};

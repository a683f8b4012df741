import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { matchPeople } from '../RichTextEditor/index.ts';
import { CommentEditor } from './CommentEditor.tsx';

const people = [
  { id: 3, name: 'Marta Lindqvist' },
  { id: 4, name: 'Marcel Dubois' },
  { id: 5, name: 'Nguyễn Thị Lan' },
  { id: 6, name: '佐藤 健太' },
];

const meta = {
  id: 'forms-commenteditor',
  component: CommentEditor,
  args: {
    label: 'New comment',
    findPeople: async (typed: string) => Promise.resolve(matchPeople(people, typed)),
    submitLabel: 'Comment',
    maxLength: 500,
    onSubmit: fn(() => Promise.resolve()),
    onDraftChange: fn(),
    formatError: () => 'The server cannot be reached.',
  },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof CommentEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A person is chosen by the keyboard alone; Ctrl and Enter sends what was written. */
export const Mentioning: Story = {
  play: async ({ args, canvas, step }) => {
    const text = canvas.getByRole('textbox', { name: 'New comment' });
    await step('an @ offers people, arrows go through them', async () => {
      await userEvent.click(text);
      await userEvent.keyboard('Ask @mar');
      const options = await canvas.findAllByRole('option');
      await expect(options.map((option) => option.lastChild?.textContent)).toEqual([
        'Marta Lindqvist',
        'Marcel Dubois',
      ]);
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(text).toHaveAttribute('aria-activedescendant', options[1]?.id));
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(text).toHaveAttribute('aria-activedescendant', options[0]?.id));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(text).toHaveTextContent('Ask @Marta Lindqvist'));
      await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    });
    await step('Escape closes the people and keeps the text', async () => {
      await userEvent.keyboard('or @');
      await canvas.findByRole('listbox');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
      await expect(text).toHaveTextContent('Ask @Marta Lindqvist or @');
    });
    await step('Ctrl and Enter sends it, and the next one begins plain', async () => {
      await userEvent.keyboard('{Backspace}<me>{Control>}b{/Control}');
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith(
          '<p>Ask <span data-mention="3">@Marta Lindqvist</span> or &lt;me&gt;</p>',
        ),
      );
      const next = () => canvas.getByRole('textbox', { name: 'New comment' });
      await waitFor(() => expect(next()).toHaveTextContent(/^$/));
      await waitFor(() => expect(next()).toHaveFocus());
      await userEvent.keyboard('Next');
      await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith('<p>Next</p>'));
    });
  },
};

/** The pointer chooses without taking the focus from the text. */
export const ByPointer: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: 'New comment' });
    await userEvent.click(text);
    await userEvent.keyboard('@佐');
    await userEvent.click(await canvas.findByRole('option', { name: '佐藤 健太' }));
    await waitFor(() => expect(text).toHaveTextContent('@佐藤 健太'));
    await waitFor(() => expect(text).toHaveFocus());
  },
};

/** What is not taken stays, with the reason; what is too long or nothing is not sent. */
export const Refused: Story = {
  args: { maxLength: 20, onSubmit: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ args, canvas }) => {
    const text = canvas.getByRole('textbox', { name: 'New comment' });
    const send = canvas.getByRole('button', { name: 'Comment' });
    await userEvent.click(send);
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard('Kept');
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The server cannot be reached.'));
    await expect(text).toHaveTextContent('Kept');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith('<p>Kept</p>');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard(', and too long now');
    await userEvent.click(send);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('The text is too long. Shorten it.'),
    );
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Escape leaves what is changed as it was. */
export const Changing: Story = {
  args: {
    initialDraft: '<p>Ask <span data-mention="3">@Marta Lindqvist</span></p>',
    submitLabel: 'Save',
    onCancel: fn(),
    hasInitialFocus: true,
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'New comment' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 480 }}>
      <CommentEditor {...args} />
      <CommentEditor
        {...args}
        label="Comment"
        initialDraft='<p>Ask <span data-mention="3">@Marta Lindqvist</span></p>'
        onCancel={fn()}
      />
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { MentionEditor } from './MentionEditor.tsx';

const people = [
  { id: 3, name: 'Marta Lindqvist' },
  { id: 4, name: 'Marcel Dubois' },
  { id: 5, name: 'Nguyễn Thị Lan' },
  { id: 6, name: '佐藤 健太' },
];

const meta = {
  title: 'Forms/MentionEditor',
  component: MentionEditor,
  args: {
    label: 'New comment',
    people,
    submitLabel: 'Comment',
    maxLength: 500,
    onSubmit: fn(() => Promise.resolve()),
    onDraftChange: fn(),
    formatError: () => 'The server cannot be reached.',
  },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof MentionEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A person is chosen by the keyboard alone; Ctrl and Enter sends what was written. */
export const Mentioning: Story = {
  play: async ({ args, canvas, step }) => {
    const text = canvas.getByRole('textbox', { name: 'New comment' });
    await step('an @ offers people, arrows go through them', async () => {
      await userEvent.type(text, 'Ask @mar');
      const options = await canvas.findAllByRole('option');
      await expect(options.map(({ textContent }) => textContent)).toEqual([
        'Marta Lindqvist',
        'Marcel Dubois',
      ]);
      await userEvent.keyboard('{ArrowDown}');
      await expect(text).toHaveAttribute('aria-activedescendant', options[1]?.id);
      await userEvent.keyboard('{ArrowUp}{Enter}');
      await expect(text).toHaveValue('Ask @Marta Lindqvist ');
      await expect(canvas.queryByRole('listbox')).toBeNull();
    });
    await step('Escape closes the people and keeps the text', async () => {
      await userEvent.type(text, 'or @');
      await canvas.findByRole('listbox');
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('listbox')).toBeNull();
      await expect(text).toHaveValue('Ask @Marta Lindqvist or @');
    });
    await userEvent.type(text, '{Backspace}<me>{Enter}today{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      '<p>Ask <span data-mention="3">@Marta Lindqvist</span> or &lt;me&gt;<br />today</p>',
    );
    await waitFor(() => expect(text).toHaveValue(''));
    await waitFor(() => expect(text).toHaveFocus());
  },
};

/** The pointer chooses without taking the focus from the text. */
export const ByPointer: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: 'New comment' });
    await userEvent.type(text, '@佐');
    await userEvent.click(await canvas.findByRole('option', { name: '佐藤 健太' }));
    await expect(text).toHaveValue('@佐藤 健太 ');
    await waitFor(() => expect(text).toHaveFocus());
  },
};

/** What is not taken stays, with the reason. */
export const Refused: Story = {
  args: { onSubmit: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ args, canvas }) => {
    const text = canvas.getByRole('textbox', { name: 'New comment' });
    await userEvent.type(text, 'Kept');
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
    await expect(text).toHaveValue('Kept');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ text: 'Kept', people: [] });
  },
};

/** A text that is too long is not sent. */
export const TooLong: Story = {
  args: { maxLength: 10, initialDraft: { text: 'Longer than ten', people: [] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('The text is too long. Shorten it.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Nothing is not sent. */
export const Blank: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'New comment' })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Escape leaves what is changed as it was. */
export const Changing: Story = {
  args: {
    initialDraft: { text: 'Ask @Marta Lindqvist', people: [] },
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
      <MentionEditor {...args} />
      <MentionEditor
        {...args}
        label="Comment"
        initialDraft={{ text: 'Ask @Marta Lindqvist', people: [] }}
        onCancel={fn()}
      />
    </div>
  ),
};

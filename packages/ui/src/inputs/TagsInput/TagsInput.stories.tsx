import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { TagsInput } from './TagsInput.tsx';

const topics = ['Contract', 'Invoice', 'Onboarding', 'Security', '監査'];

const meta = {
  id: 'ui-tagsinput',
  component: TagsInput,
  args: { 'aria-label': 'Topics', onChange: fn() },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof TagsInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const isClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

export const Empty: Story = {
  args: { placeholder: 'Add topics' },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Topics' });
    await step('Enter, a comma and leaving the input add what was typed', async () => {
      await userEvent.type(input, 'legal{Enter}two words,tax');
      await expect(args.onChange).toHaveBeenLastCalledWith(['legal', 'two words']);
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(['legal', 'two words', 'tax']);
    });
    await step('a list that is pasted adds several', async () => {
      await userEvent.click(input);
      await userEvent.paste('audit\nrisk; 監査');
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(6));
    });
    await step('what is there already is refused, and stays typed', async () => {
      await userEvent.type(input, 'LEGAL{Enter}');
      await waitFor(async () => expect(await canvas.findByText('“LEGAL” is already there.')).toBeVisible());
      await expect(input).toHaveValue('LEGAL');
      await expect(input).toHaveAccessibleDescription('“LEGAL” is already there.');
      await userEvent.clear(input);
      await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    });
    await step('Backspace removes the last tag, and says so', async () => {
      await userEvent.type(input, '{Backspace}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['legal', 'two words', 'tax', 'audit', 'risk']);
      await expect(await screen.findByText('監査 removed')).toBeInTheDocument();
    });
    await step('arrow keys lead among tags, and the focus goes on to the next', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove tax' })).toHaveFocus());
      await userEvent.keyboard('{Delete}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove audit' })).toHaveFocus());
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(input).toHaveFocus());
      await userEvent.keyboard('{ArrowLeft}');
      await userEvent.click(canvas.getByRole('button', { name: 'Remove risk' }));
      await waitFor(() => expect(input).toHaveFocus());
      await userEvent.keyboard('{ArrowLeft}x');
      await expect(input).toHaveValue('x');
    });
  },
};

export const Suggestions: Story = {
  args: { suggestions: topics, max: 2 },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Topics' });
    await step('offers what is not among the tags yet', async () => {
      await userEvent.type(input, 'on');
      await waitFor(() =>
        expect(screen.getAllByRole('option').map((o) => o.textContent)).toEqual(['Contract', 'Onboarding']),
      );
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['Contract']);
      await waitFor(() => expect(screen.queryByRole('option', { name: 'Contract' })).not.toBeInTheDocument());
    });
    await step('Escape closes them, and keeps what is typed', async () => {
      await userEvent.type(input, 'tax{Escape}');
      await isClosed();
      await expect(input).toHaveValue('tax');
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['Contract', 'tax']);
    });
    await step('says when there is no room', async () => {
      await userEvent.type(input, 'Security{Enter}');
      await expect(await screen.findByText('The limit is 2. Remove one to add another.')).toBeInTheDocument();
      await expect(input).toHaveValue('Security');
      await userEvent.keyboard('{Escape}');
      await isClosed();
    });
  },
};

export const SuggestionsOnly: Story = {
  args: { suggestions: topics, canCreate: false },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Topics' });
    await userEvent.type(input, 'tax{Enter}');
    await expect(await screen.findByText('“tax” is not one of the suggestions.')).toBeInTheDocument();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.type(input, 'invoice{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Invoice']);
    await userEvent.keyboard('{Escape}');
    await isClosed();
  },
};

export const RightToLeft: Story = {
  args: { 'aria-label': 'נושאים', defaultValue: ['חוזה', 'חשבונית'] },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove חשבונית' })).toHaveFocus());
  },
};

export const Matrix: Story = {
  parameters: {
    pointer: {
      on: 'input',
      rows: { Filled: <TagsInput aria-label="Tags" value={['Harbour']} /> },
    },
    controls: { disable: true },
  },
  render: () => (
    <StateMatrix
      rows={{
        empty: <TagsInput aria-label="Empty" placeholder="Add topics" />,
        filled: <TagsInput aria-label="Filled" defaultValue={topics} />,
        many: (
          <div style={{ inlineSize: 280 }}>
            <TagsInput
              aria-label="Many"
              defaultValue={[...topics, 'Datenschutzfolgenabschätzungsverantwortlichkeit', 'Tax', 'Risk']}
            />
          </div>
        ),
        small: <TagsInput aria-label="Small" size="small" defaultValue={topics.slice(0, 2)} />,
        invalid: <TagsInput aria-label="Invalid" isInvalid defaultValue={topics.slice(0, 1)} />,
        'read only': <TagsInput aria-label="Read only" isReadOnly defaultValue={topics} />,
        disabled: <TagsInput aria-label="Disabled" isDisabled defaultValue={topics.slice(0, 2)} />,
        'twice the same': <TagsInput aria-label="Twice the same" defaultValue={topics} />,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Twice the same' }), 'invoice{Enter}');
    await canvas.findByText('“invoice” is already there.');
  },
};

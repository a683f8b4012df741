import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { PeoplePicker } from './PeoplePicker.tsx';

const people = [
  { id: 1, name: 'Jana Nováková', detail: 'jana@example.com' },
  { id: 2, name: 'Ada Lovelace', detail: 'ada@example.com' },
  { id: 3, name: '山田 太郎', detail: 'taro@example.com' },
  { id: 4, name: 'Maximiliane Freifrau von Oberhausen-Schreckenstein', detail: 'max@example.com' },
];

/** Answers as a server does that searches people by their names. */
const findPeople = (query: string) =>
  Promise.resolve(people.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())));

const meta = {
  id: 'ui-peoplepicker',
  component: PeoplePicker,
  args: { 'aria-label': 'Assignees', people, onChange: fn(), placeholder: 'Nobody' },
  argTypes: { ref: { control: false }, people: { control: false } },
} satisfies Meta<typeof PeoplePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: /Assignees/ });
    await expect(trigger).toHaveTextContent('Nobody');
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('option', { name: /山田 太郎/ }));
    await userEvent.click(screen.getByRole('option', { name: /Ada Lovelace/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([2, 3]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('Ada Lovelace');
  },
};

export const Remote: Story = {
  args: { people: [], loadPeople: findPeople },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: /Assignees/ });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await userEvent.keyboard('ada');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.click(screen.getByRole('option', { name: /Ada Lovelace/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([2]);
    await expect(trigger).toHaveTextContent('Ada Lovelace');
    await userEvent.keyboard('{Escape}');
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: [1, 2] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Assignees' })).toHaveValue(
      'Jana Nováková, Ada Lovelace',
    );
  },
};

export const Matrix: Story = {
  parameters: {
    controls: { disable: true },
    docs: { story: { inline: false, height: '640px' } },
  },
  render: () => (
    <StateMatrix
      rows={{
        empty: <PeoplePicker aria-label="Empty" people={people} />,
        filled: <PeoplePicker aria-label="Filled" people={people} defaultValue={[1, 3, 4]} />,
        invalid: <PeoplePicker aria-label="Invalid" people={people} isInvalid />,
        'read only': <PeoplePicker aria-label="Read only" people={people} isReadOnly defaultValue={[2]} />,
        disabled: <PeoplePicker aria-label="Disabled" people={people} isDisabled defaultValue={[2]} />,
        open: <PeoplePicker aria-label="Assignees" people={people} defaultValue={[2, 4]} defaultIsOpen />,
      }}
    />
  ),
};

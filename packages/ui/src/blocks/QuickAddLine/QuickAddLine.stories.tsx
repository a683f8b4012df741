import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, Flag } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { QuickAddLine, type QuickAddLineProps } from './QuickAddLine.tsx';

const understood = [
  { id: 'day', label: 'Due tomorrow', icon: <CalendarDays aria-hidden /> },
  { id: 'priority', label: 'High', icon: <Flag aria-hidden /> },
];
const projects = [
  { id: '1', label: 'Website relaunch' },
  { id: '2', label: 'Web shop' },
];

/** Offers projects behind a `#`, and understands "tomorrow". */
function Line(props: QuickAddLineProps) {
  const [text, setText] = useState(props.value);
  const typed = /#(\w*)$/.exec(text)?.[1];
  return (
    <QuickAddLine
      {...props}
      value={text}
      onChange={(next) => setText(next)}
      tokens={text.includes('tomorrow') ? understood.slice(0, 1) : []}
      suggestions={typed === undefined ? [] : projects}
      onChooseSuggestion={(id) => {
        props.onChooseSuggestion?.(id);
        const next = text.replace(/#\w*$/, `#${projects.find((one) => one.id === id)?.label} `);
        setText(next);
        return next.length;
      }}
    />
  );
}

const meta = {
  id: 'blocks-quickaddline',
  component: QuickAddLine,
  render: (args) => <Line {...args} />,
  args: {
    label: 'Add a task',
    placeholder: 'Call the printer tomorrow !high #website 90m @anna',
    value: '',
    tokens: [],
    suggestionsLabel: 'Projects',
    onAdd: fn(),
    onChange: fn(),
    onRemoveToken: fn(),
    onChooseSuggestion: fn(),
  },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof QuickAddLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is understood is shown while it is typed, and can be taken back; Enter adds. */
export const Understood: Story = {
  play: async ({ args, canvas }) => {
    const line = canvas.getByRole('combobox', { name: 'Add a task' });
    await userEvent.type(line, 'Call the printer tomorrow');
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Due tomorrow' }));
    await expect(args.onRemoveToken).toHaveBeenCalledWith('day');
    await waitFor(() => expect(line).toHaveFocus());
    await fireEvent.keyDown(line, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(line, { key: 'Enter', keyCode: 229 });
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** Names are offered: the arrows lead through them, Enter takes one, Escape goes on without. */
export const Suggested: Story = {
  play: async ({ args, canvas }) => {
    const line = canvas.getByRole('combobox');
    await userEvent.type(line, 'Plan #we');
    await screen.findByRole('listbox', { name: 'Projects' });
    // the keys by which an input method chooses a word, and Safari's late one that ends it
    for (const key of ['ArrowDown', 'Enter', 'Tab', 'Escape'])
      await fireEvent.keyDown(line, { key, isComposing: true });
    await fireEvent.keyDown(line, { key: 'Enter', keyCode: 229 });
    await expect(line).toHaveValue('Plan #we');
    await expect(screen.getByRole('option', { name: 'Website relaunch' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('option', { name: 'Web shop' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(line).toHaveValue('Plan #Web shop '));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.type(line, '#');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(line).toHaveValue('Plan #Web shop #');
  },
};

export const Matrix: Story = {
  parameters: {
    pointer: {
      marks: { Hovered: '[role="option"]:nth-child(2)', Pressed: '[role="option"]:nth-child(3)' },
    },
    // what is offered floats over the page, outside of its landmarks
    a11y: { config: { rules: [{ id: 'region', enabled: false }] } },
    docs: { story: { inline: false, height: '420px' } },
  },
  render: (args) => (
    <StateMatrix
      rows={{
        empty: <QuickAddLine {...args} />,
        understood: <QuickAddLine {...args} value="Call the printer tomorrow !high" tokens={understood} />,
        refused: (
          <QuickAddLine {...args} value="tomorrow" tokens={understood.slice(0, 1)} problem="Enter a title." />
        ),
        offering: (
          <QuickAddLine
            {...args}
            value="Call the printer #we"
            suggestions={[...projects, { id: '3', label: 'Weekly report' }]}
          />
        ),
      }}
    />
  ),
};

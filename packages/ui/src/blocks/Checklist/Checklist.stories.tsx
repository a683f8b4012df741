import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Checklist } from './Checklist.tsx';
import type { ChecklistItem, ChecklistProps } from './Checklist.types.ts';

const items: readonly ChecklistItem[] = [
  { id: '1', label: 'Measure the roof', isDone: true },
  { id: '2', label: 'Angebot des Gerüstbauers einholen', isDone: false },
  { id: '3', label: '足場を注文する', isDone: false },
];

/** Keeps what a person changes. */
function Kept(props: ChecklistProps) {
  const [shown, setShown] = useState(props.items);
  const change = (id: string, changes: Partial<ChecklistItem>) =>
    setShown((before) => before.map((item) => (item.id === id ? { ...item, ...changes } : item)));
  return (
    <Checklist
      {...props}
      items={shown}
      adding={{
        ...props.adding,
        onAdd(label) {
          setShown((before) => [...before, { id: label, label, isDone: false }]);
          return props.adding.onAdd(label);
        },
      }}
      onTick={(id, isDone) => change(id, { isDone })}
      onRename={(id, label) => change(id, { label })}
      onRemove={(id) => setShown((before) => before.filter((item) => item.id !== id))}
      onMove={(id, index) => {
        props.onMove(id, index);
        setShown((before) => {
          const moved = before.filter((item) => item.id === id);
          return before.filter((item) => item.id !== id).toSpliced(index, 0, ...moved);
        });
      }}
    />
  );
}

const meta = {
  id: 'blocks-checklist',
  component: Checklist,
  args: {
    label: 'Checklist',
    items,
    adding: { label: 'Add an item', onAdd: () => true },
    onTick: fn(),
    onRename: fn(),
    onRemove: fn(),
    onMove: fn(),
  },
  argTypes: { items: { control: false }, adding: { control: false }, ref: { control: false } },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Checklist>;

export default meta;
type Story = StoryObj<typeof meta>;

const labels = () => screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));

/** A list is written and put in order without the pointer; the focus is always where one goes on. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, step }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await step('Enter adds one after the other', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Add an item' }), 'Clean up{Enter}');
      await waitFor(() => expect(box('Clean up')).toBeVisible());
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Add an item' })).toHaveFocus());
    });
    await step('Space ticks, Alt with the arrows moves', async () => {
      box('Clean up').focus();
      await userEvent.keyboard(' {Alt>}{ArrowUp}{ArrowUp}{/Alt}');
      await waitFor(() => expect(labels().indexOf('Clean up')).toBe(1));
      await expect(args.onMove).toHaveBeenLastCalledWith('Clean up', 1);
      await waitFor(() => expect(box('Clean up')).toHaveFocus());
      await expect(box('Clean up')).toBeChecked();
    });
    await step('Delete removes, and the next has the focus', async () => {
      await userEvent.keyboard('{Delete}');
      await waitFor(() => expect(box('Angebot des Gerüstbauers einholen')).toHaveFocus());
      await userEvent.keyboard('{Delete}{Delete}{Delete}');
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Add an item' })).toHaveFocus());
    });
  },
};

/** A press writes an item anew; Escape brings back what was there. */
export const Renamed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Measure the roof' }));
    const field = await canvas.findByRole('textbox', { name: 'Measure the roof' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard(' twice{Enter}');
    const renamed = await canvas.findByRole('button', { name: 'Edit Measure the roof twice' });
    await waitFor(() => expect(renamed).toHaveFocus());
    await userEvent.keyboard('{Enter} or not{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Edit Measure the roof twice' })).toHaveFocus(),
    );
  },
};

/** The menu of an item removes it, and the focus goes on to the next. */
export const RemovedByMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions: Measure the roof' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove Measure the roof' }));
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: 'Angebot des Gerüstbauers einholen' })).toHaveFocus(),
    );
  },
};

/** Somebody who may not change it reads it. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull();
  },
};

export const Empty: Story = { args: { items: [] } };

export const Matrix: Story = {
  render: (args) => (
    <StateMatrix
      rows={{
        filled: <Checklist {...args} style={{ inlineSize: 360 }} />,
        'read only': <Checklist {...args} isReadOnly label="Read only" style={{ inlineSize: 360 }} />,
      }}
    />
  ),
};

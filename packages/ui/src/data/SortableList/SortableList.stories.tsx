import type { Meta, StoryObj } from '@storybook/react-vite';
import { Briefcase, ListTodo } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Badge } from '../../primitives/Badge/index.ts';
import { ConfirmDialog } from '../../overlay/ConfirmDialog/index.ts';
import { MenuItem } from '../../overlay/Menu/index.ts';
import { moveEntry } from './order.ts';
import { SortableList } from './SortableList.tsx';
import type { SortableListEntry, SortableListProps } from './SortableList.types.ts';

const entries: readonly SortableListEntry[] = [
  { id: 'work', label: 'Work', icon: <Briefcase aria-hidden />, children: [{ id: 'tasks', label: 'Tasks' }] },
  { id: 'todos', label: 'To-dos', icon: <ListTodo aria-hidden />, detail: <Badge tone="info" label="New" /> },
  { id: 'leave', label: 'Abwesenheiten und Betriebsurlaub' },
  { id: 'reports', label: 'レポート' },
];

/** Keeps the order that a person chooses. */
function Kept(props: SortableListProps) {
  const [order, setOrder] = useState(props.entries);
  return (
    <SortableList
      {...props}
      entries={order}
      onMove={(move) => {
        props.onMove(move);
        setOrder(moveEntry(order, move));
      }}
    />
  );
}

const meta = {
  id: 'ui-sortablelist',
  component: SortableList,
  args: { label: 'Menu', entries, onMove: fn() },
  argTypes: { entries: { control: false }, ref: { control: false } },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SortableList>;

export default meta;
type Story = StoryObj<typeof meta>;

const labelsOf = (element: HTMLElement) =>
  [...element.querySelectorAll('[data-row] .label')].map(({ textContent }) => textContent);

const handle = (element: HTMLElement, name: string) =>
  within(element).getByRole('button', { name: `Move ${name}` });

/** Space picks an entry up, the arrows move it, and Space drops it: the focus stays with it. */
export const ByKeyboard: Story = {
  args: { canNest: true },
  play: async ({ args, canvasElement: canvas, step }) => {
    await step('down and dropped', async () => {
      handle(canvas, 'To-dos').focus();
      await userEvent.keyboard(' {ArrowDown} ');
      await expect(labelsOf(canvas)).toEqual([
        'Work',
        'Tasks',
        'Abwesenheiten und Betriebsurlaub',
        'To-dos',
        'レポート',
      ]);
      await expect(args.onMove).toHaveBeenLastCalledWith({ id: 'todos', parentId: null, index: 2 });
      await waitFor(() => expect(handle(canvas, 'To-dos')).toHaveFocus());
    });
    await step('Escape brings it back', async () => {
      await userEvent.keyboard(' {ArrowUp}{ArrowUp}{Escape}');
      await expect(labelsOf(canvas)[0]).toBe('Work');
      await expect(args.onMove).toHaveBeenCalledOnce();
    });
    await step('Right puts it below the one before, Left takes it out', async () => {
      await userEvent.keyboard(' {ArrowRight}{Enter}');
      await expect(args.onMove).toHaveBeenLastCalledWith({ id: 'todos', parentId: 'leave', index: 0 });
      await waitFor(() => expect(handle(canvas, 'To-dos')).toHaveFocus());
      await userEvent.keyboard(' {ArrowLeft} ');
      await expect(args.onMove).toHaveBeenLastCalledWith({ id: 'todos', parentId: null, index: 2 });
    });
    await step('who goes on has dropped it', async () => {
      await waitFor(() => expect(handle(canvas, 'To-dos')).toHaveFocus());
      await userEvent.keyboard(' {ArrowDown}');
      await waitFor(() => expect(handle(canvas, 'To-dos')).toHaveFocus());
      await userEvent.tab();
      await expect(args.onMove).toHaveBeenLastCalledWith({ id: 'todos', parentId: null, index: 3 });
      await expect(handle(canvas, 'To-dos')).not.toBePressed();
    });
  },
};

const press = (target: Element, type: string, x: number, y: number) =>
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerId: 1,
      button: 0,
      clientX: x,
      clientY: y,
    }),
  );

/** An entry is dragged by its handle to where it goes, also below another one. */
export const ByPointer: Story = {
  args: { canNest: true },
  play: async ({ args, canvasElement: canvas, step }) => {
    const row = (id: string) =>
      (canvas.querySelector(`[data-row="${id}"]`) as Element).getBoundingClientRect();
    const drag = (name: string, x: number, y: number) => {
      const from = handle(canvas, name);
      press(from, 'pointerdown', from.getBoundingClientRect().x, from.getBoundingClientRect().y);
      press(document.body, 'pointermove', x, y);
      press(document.body, 'pointerup', x, y);
    };
    await step('to the top', async () => {
      drag('レポート', row('work').x + 10, row('work').y + 2);
      await expect(args.onMove).toHaveBeenLastCalledWith({ id: 'reports', parentId: null, index: 0 });
      await waitFor(() => expect(labelsOf(canvas)[0]).toBe('レポート'));
    });
    await step('below another entry', async () => {
      drag('To-dos', row('work').x + 150, row('work').bottom - 4);
      await expect(args.onMove).toHaveBeenLastCalledWith({ id: 'todos', parentId: 'work', index: 1 });
    });
  },
};

/** The menu of an entry moves it by a step, and offers what else can be done with it. */
export const ByMenu: Story = {
  args: { renderActions: () => <MenuItem id="edit" label="Edit" /> },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions: レポート' }));
    await screen.findByRole('menuitem', { name: 'Edit' });
    await expect(screen.queryByRole('menuitem', { name: 'Move down' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move up' }));
    await expect(args.onMove).toHaveBeenLastCalledWith({ id: 'reports', parentId: null, index: 2 });
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <StateMatrix
      rows={{
        nested: <SortableList {...args} canNest style={{ inlineSize: 360 }} />,
        'read only': <SortableList {...args} label="Read only" isReadOnly style={{ inlineSize: 360 }} />,
      }}
    />
  ),
};

const without = (all: readonly SortableListEntry[], gone: string): readonly SortableListEntry[] =>
  all
    .filter(({ id }) => id !== gone)
    .map((entry) => (entry.children ? { ...entry, children: without(entry.children, gone) } : entry));

/** Deletes an entry once the question about it is gone. */
function Deletable(props: SortableListProps) {
  const [kept, setKept] = useState(props.entries);
  const [asked, setAsked] = useState<SortableListEntry>();
  return (
    <>
      <SortableList
        {...props}
        entries={kept}
        renderActions={(entry) => <MenuItem id="delete" label="Delete" onAction={() => setAsked(entry)} />}
      />
      {asked && (
        <ConfirmDialog
          title={`Delete ${asked.label}?`}
          message="It disappears from everyone’s menu."
          confirmLabel="Delete it"
          isOpen
          onOpenChange={() => setAsked(undefined)}
          onConfirm={() => {
            setTimeout(() => setKept(without(kept, asked.id)), 100);
          }}
        />
      )}
    </>
  );
}

/** What a menu asks gives the focus back to its button, and an entry that goes away leads it on. */
export const Deleting: Story = {
  render: (args) => <Deletable {...args} />,
  play: async ({ canvas, step }) => {
    const ask = async (name: string) => {
      canvas.getByRole('button', { name: `Actions: ${name}` }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Delete it' })).toHaveFocus());
    };
    await step('dismissed', async () => {
      await ask('To-dos');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions: To-dos' })).toHaveFocus());
    });
    await step('dismissed after a press of the pointer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions: レポート' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Delete it' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions: レポート' })).toHaveFocus());
    });
    await step('an entry', async () => {
      await ask('To-dos');
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Move Abwesenheiten und Betriebsurlaub' })).toHaveFocus(),
      );
    });
    await step('the only one below another', async () => {
      await ask('Tasks');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Move Work' })).toHaveFocus());
    });
  },
};

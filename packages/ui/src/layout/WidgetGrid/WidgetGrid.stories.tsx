import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stats } from '../../data/Stats/index.ts';
import { PlainText } from '../../primitives/PlainText/index.ts';
import type { WidgetLayout } from './widgetLayout.ts';
import { WidgetGrid } from './WidgetGrid.tsx';
import type { WidgetEntry } from './WidgetGrid.types.ts';

const text = <PlainText>Check the load calculation of pier 4</PlainText>;

const widgets: readonly WidgetEntry[] = [
  {
    id: 'figures',
    title: 'Tasks',
    columns: 12,
    rows: 1,
    isFlush: true,
    content: (
      <Stats
        isFrameless
        entries={[
          { id: 'mine', label: 'Assigned to me', value: 610, href: '/tasks?mine' },
          { id: 'overdue', label: 'Overdue', value: 298, href: '/tasks?overdue', tone: 'danger' },
        ]}
      />
    ),
  },
  { id: 'chart', title: 'Created and completed', columns: 8, rows: 3, content: text },
  { id: 'status', title: 'By status', columns: 4, rows: 2, content: text },
  { id: 'timer', title: 'Timer', columns: 4, rows: 1, content: text },
];

/** Keeps what the grid asks for, as an application does. */
function KeptGrid({ widgets: first, onLayoutChange, onRemove, ...props }: ComponentProps<typeof WidgetGrid>) {
  const [kept, setKept] = useState(first);
  const arrange = (layout: WidgetLayout) => {
    onLayoutChange(layout);
    setKept((before) =>
      layout.flatMap((item) => {
        const widget = before.find(({ id }) => id === item.id);
        return widget ? [{ ...widget, ...item }] : [];
      }),
    );
  };
  const remove = (id: string) => {
    onRemove(id);
    setKept((before) => before.filter((widget) => widget.id !== id));
  };
  return <WidgetGrid {...props} widgets={kept} onLayoutChange={arrange} onRemove={remove} />;
}

const meta = {
  id: 'ui-widgetgrid',
  component: WidgetGrid,
  args: { widgets, onLayoutChange: fn(), onRemove: fn() },
  argTypes: { ref: { control: false } },
  render: (args) => <KeptGrid {...args} />,
} satisfies Meta<typeof WidgetGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const titlesOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

const handleOf = (element: HTMLElement, title: string) =>
  within(element).findByRole('button', { name: `Move ${title}` });

/** Landmarks of a page have names of their own. */
const namedFor = (state: string) =>
  widgets.map((widget) => ({ ...widget, title: `${widget.title}, ${state}` }));

export const Matrix: Story = {
  parameters: {
    pointer: {
      marks: {
        Hovered: '[aria-label="Move Tasks, arranged"]',
        Pressed: '[aria-label="Move Timer, arranged"]',
      },
    },
  },
  render: (args) => (
    <>
      <WidgetGrid {...args} widgets={namedFor('read')} />
      <hr />
      <WidgetGrid {...args} widgets={namedFor('arranged')} isEditing />
      <hr />
      <div style={{ inlineSize: 340 }}>
        <WidgetGrid {...args} widgets={namedFor('small')} isEditing />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('button', { name: 'Move Timer, small' })).toBeVisible(),
    );
  },
};

export const Reading: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'By status' })).toBeVisible());
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Space picks a widget up, arrows move it, with Shift they resize it; what is done is said. */
export const ArrangedByKeyboard: Story = {
  args: { isEditing: true },
  play: async ({ args, canvasElement, step }) => {
    const handle = await handleOf(canvasElement, 'By status');
    await step('it moves before the chart, becomes wider and higher, and is dropped', async () => {
      handle.focus();
      await userEvent.keyboard(' ');
      await expect(handle).toHaveAttribute('aria-pressed', 'true');
      await screen.findByText('By status picked up, position 3 of 4.');
      await userEvent.keyboard('{ArrowLeft}');
      await screen.findByText('Position 2 of 4');
      await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
      await screen.findByText('Width 6 of 12, height 3 of 6');
      await expect(args.onLayoutChange).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      await screen.findByText('By status dropped, position 2 of 4.');
      await expect(titlesOf(canvasElement)).toEqual(['Tasks', 'By status', 'Created and completed', 'Timer']);
      await expect(args.onLayoutChange).toHaveBeenCalledOnce();
      await waitFor(() => expect(handle).toHaveFocus());
    });
    await step('Escape puts back what is held', async () => {
      await userEvent.keyboard(' {ArrowRight}{Escape}');
      await screen.findByText('By status is back where it was.');
      await expect(args.onLayoutChange).toHaveBeenCalledOnce();
      await expect(titlesOf(canvasElement)[1]).toBe('By status');
    });
    await step('whoever goes on leaves it where it is', async () => {
      await userEvent.keyboard(' {ArrowRight}');
      await userEvent.tab();
      await expect(titlesOf(canvasElement)[2]).toBe('By status');
    });
  },
};

/** The menu does all that without dragging and without knowing keys. */
export const ArrangedByMenu: Story = {
  args: { isEditing: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const open = await canvas.findByRole('button', { name: 'Position and size of Tasks' });
    await userEvent.click(open);
    await expect(await screen.findByRole('menuitem', { name: 'Move before' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move after' }));
    await waitFor(() => expect(titlesOf(canvasElement)[1]).toBe('Tasks'));
    await userEvent.click(canvas.getByRole('button', { name: 'Position and size of Tasks' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Narrower' }));
    await waitFor(() =>
      expect(args.onLayoutChange).toHaveBeenLastCalledWith([
        { id: 'chart', columns: 8, rows: 3 },
        { id: 'figures', columns: 9, rows: 1 },
        { id: 'status', columns: 4, rows: 2 },
        { id: 'timer', columns: 4, rows: 1 },
      ]),
    );
  },
};

/** The widget stands where it would be dropped while the pointer drags it. */
export const Dragged: Story = {
  args: { isEditing: true },
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    const handle = await handleOf(canvasElement, 'Timer');
    const centreOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { clientX: left + width / 2, clientY: top + height / 2 };
    };
    const cellOf = (title: string) => canvas.getByRole('region', { name: title });
    await step('it can be dropped in front of the chart', async () => {
      await fireEvent.pointerDown(handle, { button: 0, ...centreOf(handle) });
      await fireEvent.pointerMove(document, centreOf(cellOf('Created and completed')));
      await waitFor(() => expect(cellOf('Timer')).toHaveStyle({ order: '1' }));
      await expect(args.onLayoutChange).not.toHaveBeenCalled();
      await fireEvent.pointerUp(document);
      await waitFor(() =>
        expect(titlesOf(canvasElement)).toEqual(['Tasks', 'Timer', 'Created and completed', 'By status']),
      );
    });
    await step('Escape puts it back', async () => {
      await fireEvent.pointerDown(handle, { button: 0, ...centreOf(handle) });
      await fireEvent.pointerMove(document, centreOf(cellOf('By status')));
      await fireEvent.keyDown(document, { key: 'Escape' });
      await expect(titlesOf(canvasElement)[1]).toBe('Timer');
      await expect(args.onLayoutChange).toHaveBeenCalledOnce();
    });
    await step('its corner resizes it', async () => {
      const corner = cellOf('Timer').querySelector('[data-corner]') ?? handle;
      const start = centreOf(corner);
      const { width } = cellOf('Timer').getBoundingClientRect();
      await fireEvent.pointerDown(corner, { button: 0, ...start });
      await fireEvent.pointerMove(document, { clientX: start.clientX + width, clientY: start.clientY });
      await fireEvent.pointerUp(document);
      await expect(args.onLayoutChange).toHaveBeenLastCalledWith(
        expect.arrayContaining([{ id: 'timer', columns: 8, rows: 1 }]),
      );
    });
  },
};

/** The focus goes on to the neighbour of what is removed. */
export const Removed: Story = {
  args: { isEditing: true },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove By status' }));
    await expect(args.onRemove).toHaveBeenCalledWith('status');
    const timer = await handleOf(canvasElement, 'Timer');
    await waitFor(() => expect(timer).toHaveFocus());
    await expect(canvas.queryByRole('region', { name: 'By status' })).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  args: { isEditing: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await handleOf(canvasElement, 'Timer');
  },
};

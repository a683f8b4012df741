import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, Folder } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Badge } from '../../primitives/Badge/index.ts';
import { Tree, type TreeEntry } from './Tree.tsx';

const entries: readonly TreeEntry[] = [
  {
    id: 'offers',
    label: 'Offers',
    icon: <Folder aria-hidden />,
    detail: <Badge tone="neutral" label="2" />,
    children: [
      {
        id: '2026',
        label: '2026',
        icon: <Folder aria-hidden />,
        children: [{ id: 'pier', label: 'Pier 4', icon: <FileText aria-hidden /> }],
      },
      {
        id: 'building',
        label: 'Brandschutzdokumentation für das Verwaltungsgebäude',
        icon: <FileText aria-hidden />,
      },
    ],
  },
  { id: 'archive', label: 'Archive', icon: <Folder aria-hidden />, isDisabled: true },
  { id: 'templates', label: '見積書のテンプレート', icon: <Folder aria-hidden /> },
];

const meta = {
  id: 'ui-tree',
  component: Tree,
  args: { label: 'Folders', entries, onChange: fn(), onExpandedChange: fn() },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  args: { selectionMode: 'multiple', id: 'folders' },
  play: async ({ args, canvas, canvasElement, step }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    const hasFocus = (name: RegExp) => waitFor(() => expect(row(name)).toHaveFocus());
    await step('it is one tab stop, on its first row', async () => {
      await expect(canvas.getByRole('treegrid', { name: 'Folders' })).toHaveAttribute('id', 'folders');
      await waitFor(() => expect(row(/^Offers/)).toBeVisible());
      await userEvent.tab();
      await hasFocus(/^Offers/);
      await expect(row(/^Offers/)).toHaveAttribute('aria-expanded', 'false');
    });
    await step('Right opens and goes on, Left goes back and closes', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(row(/^2026/)).toHaveAttribute('aria-level', '2'));
      await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['offers']);
      await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}');
      await hasFocus(/^Pier 4/);
      await userEvent.keyboard('{ArrowLeft}');
      await hasFocus(/^2026/);
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(canvas.queryByRole('row', { name: /^Pier 4/ })).toBeNull());
    });
    await step('Home and End', async () => {
      await userEvent.keyboard('{End}');
      await hasFocus(/^見積書/);
      await userEvent.keyboard('{Home}');
      await hasFocus(/^Offers/);
    });
    await step('Space selects an entry, and nothing below it', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith(['offers']);
      await expect(canvasElement.querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
    });
    await step('letters lead to a label', async () => {
      await userEvent.keyboard('b');
      await hasFocus(/^Brandschutz/);
    });
    await step('the pointer opens by the chevron', async () => {
      await userEvent.click(row(/^2026/).querySelector('button') as HTMLElement);
      await waitFor(() => expect(row(/^Pier 4/)).toBeVisible());
    });
  },
};

const cabinets: readonly TreeEntry[] = Array.from({ length: 100 }, (_, cabinet) => ({
  id: `${cabinet + 1}`,
  label: `Cabinet ${cabinet + 1}`,
  children: Array.from({ length: 99 }, (__, file) => ({
    id: `${cabinet + 1}.${file + 1}`,
    label: `File ${cabinet + 1}.${file + 1}`,
  })),
}));

export const Long: Story = {
  args: {
    entries: cabinets,
    selectionMode: 'multiple',
    defaultExpandedIds: cabinets.map(({ id }) => id),
    style: { maxBlockSize: 400 },
  },
  play: async ({ args, canvas, step }) => {
    const hasFocus = (name: string) => waitFor(() => expect(canvas.getByRole('row', { name })).toHaveFocus());
    await step('draws what is in view alone', async () => {
      await waitFor(() => expect(canvas.getByRole('row', { name: 'File 1.1' })).toBeVisible());
      await waitFor(() => expect(canvas.getByRole('treegrid').scrollHeight).toBeGreaterThan(100_000));
      await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    });
    await step('is walked through by the keyboard as a short tree is', async () => {
      await userEvent.tab();
      await hasFocus('Cabinet 1');
      await userEvent.keyboard('{End}');
      await hasFocus('File 100.99');
      await userEvent.keyboard('{ArrowLeft}');
      await hasFocus('Cabinet 100');
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() =>
        expect(canvas.getByRole('row', { name: 'Cabinet 100' })).toHaveAttribute('aria-expanded', 'false'),
      );
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith(['100']);
    });
  },
};

export const Matrix: Story = {
  parameters: {
    pointer: {
      on: '[role="row"]',
      rows: { Entry: <Tree label="Folders" entries={entries} style={{ inlineSize: 200 }} /> },
    },
  },
  render: () => (
    <StateMatrix
      rows={{
        closed: <Tree label="Closed" entries={entries} style={{ inlineSize: 320 }} />,
        open: (
          <Tree
            label="Open"
            entries={entries}
            defaultExpandedIds={['offers', '2026']}
            selectionMode="multiple"
            defaultValue={['2026']}
            style={{ inlineSize: 320 }}
          />
        ),
        narrow: (
          <Tree
            label="Narrow"
            entries={entries}
            defaultExpandedIds={['offers']}
            style={{ inlineSize: 220 }}
          />
        ),
      }}
    />
  ),
};

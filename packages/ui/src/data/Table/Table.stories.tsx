import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Checkbox } from '../../inputs/Checkbox/index.ts';
import { Table } from './Table.tsx';
import type { TableColumn, TableRow } from './Table.types.ts';

const ticked = fn<(isDone: boolean) => void>();

const agenda: readonly TableColumn[] = [
  { id: 'title', label: 'Topic' },
  { id: 'minutes', label: 'Duration', align: 'end', isNarrow: true },
];

const topics: readonly TableRow[] = [
  { id: 1, cells: { title: 'Budget of the second quarter', minutes: '0:20' } },
  { id: 2, cells: { title: 'Brandschutzdokumentation für das Verwaltungsgebäude', minutes: '0:45' } },
  { id: 3, cells: { title: '会議用モニターの購入', minutes: '0:10' } },
];

const checklist: readonly TableColumn[] = [
  { id: 'done', label: 'Done', isNarrow: true, isLabelHidden: true },
  { id: 'title', label: 'Item' },
];

const step = (id: number, title: string, isDone: boolean): TableRow => ({
  id,
  isDone,
  cells: { title, done: <Checkbox aria-label={title} isSelected={isDone} onChange={ticked} /> },
});

const steps = [
  step(1, 'Ask for three offers', true),
  step(2, 'Compare the prices', false),
  step(3, 'Sign the contract', false),
];

const meta = {
  id: 'ui-table',
  component: Table,
  args: { label: 'Agenda', columns: agenda, rows: topics, footer: { minutes: '1:15' } },
  argTypes: { ref: { control: false }, className: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Agenda: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Agenda' })).toBeInTheDocument();
    const row = canvas.getByRole('row', { name: /Budget/ });
    await expect(row).toHaveTextContent('Budget of the second quarter0:20');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
  },
};

export const Checklist: Story = {
  args: { label: 'Checklist', columns: checklist, rows: steps, rowHeader: 'title', footer: undefined },
  play: async ({ canvas }) => {
    canvas.getByRole('checkbox', { name: 'Compare the prices' }).focus();
    await userEvent.keyboard(' ');
    await expect(ticked).toHaveBeenLastCalledWith(true);
  },
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <StateMatrix
      rows={{
        'With a sum': <Table label="Agenda" columns={agenda} rows={topics} footer={{ minutes: '1:15' }} />,
        Narrow: (
          <div style={{ maxInlineSize: 240 }}>
            <Table label="Narrow" columns={agenda} rows={topics} />
          </div>
        ),
        Checklist: <Table label="Checklist" columns={checklist} rows={steps} rowHeader="title" />,
      }}
    />
  ),
};

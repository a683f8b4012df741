import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Badge } from '../../primitives/Badge/index.ts';
import { DescriptionList, type DescriptionItem } from './DescriptionList.tsx';

const entries: readonly DescriptionItem[] = [
  { id: 'status', label: 'Status', value: <Badge tone="accent" label="In progress" /> },
  { id: 'project', label: 'Project', value: 'Harbour bridge inspection' },
  { id: 'due', label: 'Due', value: '14.11.2026' },
  { id: 'estimate', label: 'Estimate', value: 'Not set', isUnset: true },
];

const meta = {
  id: 'ui-descriptionlist',
  component: DescriptionList,
  args: { entries },
  argTypes: { ref: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(['Status', 'Project', 'Due', 'Estimate']);
  },
};

export const LongTexts: Story = {
  args: {
    entries: [
      {
        id: 'recipient',
        label: 'Rechnungsempfängeradresse',
        value: 'Donaudampfschifffahrtsgesellschaft Verwaltungs- und Beteiligungs-GmbH & Co. KG',
      },
      { id: 'people', label: '担当者', value: '佐藤 健太、Nguyễn Thị Lan、Екатерина Волкова' },
    ],
  },
  play: async ({ canvas, step }) => {
    await step('a name of one long word goes on in the next line, and never over its value', async () => {
      const [name] = canvas.getAllByRole('term');
      const [value] = canvas.getAllByRole('definition');
      if (!name || !value) throw new Error('There is no entry.');
      const text = document.createRange();
      text.selectNodeContents(name);
      const lines = [...text.getClientRects()];
      await expect(lines.length).toBeGreaterThan(1);
      for (const line of lines)
        await expect(line.right).toBeLessThanOrEqual(value.getBoundingClientRect().left);
    });
  },
};

export const Matrix: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <StateMatrix
      rows={{
        filled: <DescriptionList entries={entries} />,
        'long texts': <DescriptionList entries={LongTexts.args?.entries ?? []} />,
      }}
    />
  ),
};

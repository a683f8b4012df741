import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Alert } from '../../feedback/Alert/index.ts';
import { Grid } from './Grid.tsx';

const names = ['Survey', 'Rechnungsempfängeradresse', '見積書', 'Handover', 'Archive'];
const children = names.map((name) => (
  <Alert key={name} tone="neutral">
    {name}
  </Alert>
));

const meta = {
  id: 'ui-grid',
  component: Grid,
  args: { children },
  argTypes: { children: { control: false }, ref: { control: false } },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

const columnsOf = (element: Element | null) =>
  element && getComputedStyle(element).gridTemplateColumns.split(' ').length;

export const Limited: Story = {
  args: { maxColumns: 2, minColumnWidth: '10rem', id: 'limited' },
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement.querySelector('#limited'))).toBe(2);
  },
};

export const Phone: Story = {
  args: { id: 'phone' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement.querySelector('#phone'))).toBe(1);
  },
};

export const Matrix: Story = {
  render: () => (
    <StateMatrix
      rows={{
        'as many as fit': (
          <Grid minColumnWidth="10rem" style={{ flex: 1 }}>
            {children}
          </Grid>
        ),
        'at most two': (
          <Grid minColumnWidth="10rem" maxColumns={2} gap={2} style={{ flex: 1 }}>
            {children}
          </Grid>
        ),
        narrow: (
          <Grid gap={2} style={{ inlineSize: 200 }}>
            {children.slice(0, 2)}
          </Grid>
        ),
      }}
    />
  ),
};

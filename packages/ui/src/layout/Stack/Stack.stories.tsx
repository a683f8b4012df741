import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Badge } from '../../primitives/Badge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Stack } from './Stack.tsx';

const children = (
  <>
    <Badge tone="accent" label="In progress" />
    <Button>Rechnungsempfänger hinzufügen</Button>
    <span>Due 20.11.2026</span>
  </>
);

const meta = {
  id: 'ui-stack',
  component: Stack,
  args: { children },
  argTypes: { children: { control: false }, ref: { control: false } },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};

export const Matrix: Story = {
  render: () => (
    <StateMatrix
      rows={{
        column: <Stack gap={2}>{children}</Stack>,
        'column, end': (
          <Stack gap={2} align="end">
            {children}
          </Stack>
        ),
        row: (
          <Stack direction="row" gap={3}>
            {children}
          </Stack>
        ),
        'row, between': (
          <Stack direction="row" gap={3} justify="between" style={{ inlineSize: 600 }}>
            {children}
          </Stack>
        ),
        wrapping: (
          <Stack direction="row" gap={2} isWrapping style={{ inlineSize: 320 }}>
            {children}
          </Stack>
        ),
      }}
    />
  ),
};

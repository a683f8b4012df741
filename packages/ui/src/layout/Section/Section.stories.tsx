import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Button } from '../../primitives/Button/index.ts';
import { Section } from './Section.tsx';

const meta = {
  id: 'ui-section',
  component: Section,
  args: { title: 'Description', children: 'Check it against the contract first: the terms have changed.' },
  argTypes: { actions: { control: false }, ref: { control: false } },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Description' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Description' })).toBeVisible());
  },
};

export const WithActions: Story = { args: { actions: <Button size="small">Edit</Button> } };

export const Matrix: Story = {
  render: () => (
    <StateMatrix
      rows={{
        title: <Section title="Description">Check it against the contract first.</Section>,
        actions: (
          <Section title="Comments" actions={<Button size="small">Write</Button>}>
            Nobody has said anything yet.
          </Section>
        ),
        long: (
          <Section title="Rechnungsempfängeradresse übernehmen und Kostenvoranschlag erstellen">
            Erst prüfen, dann erstellen.
          </Section>
        ),
      }}
    />
  ),
};

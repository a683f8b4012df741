import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Persona } from './Persona.tsx';

const meta = {
  id: 'ui-persona',
  component: Persona,
  args: { name: 'Marta Lindqvist' },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof Persona>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The initials beside the name are silent: the name is said once. */
export const NameOnly: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Marta Lindqvist')).toBeVisible());
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const WithDetail: Story = { args: { detail: 'marta.lindqvist@bureau.example' } };

export const LongName: Story = {
  args: { name: 'Wolfeschlegelsteinhausenbergerdorff Konstantinopolitanski', detail: 'wolfe@bureau.example' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
};

export const Matrix: Story = {
  render: () => (
    <StateMatrix
      rows={{
        name: (
          <>
            <Persona name="Marta Lindqvist" />
            <Persona name="佐藤 健太" />
            <Persona name="Plato" />
          </>
        ),
        'with detail': (
          <>
            <Persona name="Marta Lindqvist" detail="marta.lindqvist@bureau.example" />
            <Persona name="佐藤 健太" detail="プロジェクトマネージャー" />
          </>
        ),
      }}
    />
  ),
};

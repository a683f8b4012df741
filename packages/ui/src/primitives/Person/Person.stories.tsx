import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimens } from '../../../../../.storybook/Specimens.tsx';
import { Person } from './Person.tsx';

const meta = {
  title: 'UI/Person',
  component: Person,
  args: { name: 'Marta Lindqvist' },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof Person>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The initials beside the name are silent: the name is said once. */
export const NameOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Marta Lindqvist')).toBeVisible();
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
    <Specimens
      rows={{
        name: (
          <>
            <Person name="Marta Lindqvist" />
            <Person name="佐藤 健太" />
            <Person name="Plato" />
          </>
        ),
        'with detail': (
          <>
            <Person name="Marta Lindqvist" detail="marta.lindqvist@bureau.example" />
            <Person name="佐藤 健太" detail="プロジェクトマネージャー" />
          </>
        ),
      }}
    />
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { AvatarGroup } from './AvatarGroup.tsx';

const people = [
  'Marta Lindqvist',
  'Jonas Weber',
  'Nguyễn Thị Hoa',
  '佐藤 健太',
  ...Array.from({ length: 125 }, (_, index) => `Person ${index}`),
].map((name, id) => ({ id, name }));

const meta = {
  id: 'ui-avatargroup',
  component: AvatarGroup,
  args: { people: people.slice(0, 4) },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof AvatarGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is named by everybody in it, also by those whom it only counts. */
export const Counted: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('img', {
      name: 'Marta Lindqvist, Jonas Weber, Nguyễn Thị Hoa, 佐藤 健太',
    });
    await expect(group).toHaveTextContent('+2');
    await expect(group.querySelectorAll('[data-initials]')).toHaveLength(2);
  },
};

/** However little room there is, the last circle is seen whole. */
export const LittleRoom: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 56 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('img');
    const { left, right } = canvas.getByText('+2').getBoundingClientRect();
    await expect(right - left).toBeGreaterThanOrEqual(24);
    await expect(right).toBeLessThanOrEqual(group.getBoundingClientRect().left + 56);
  },
};

export const Matrix: Story = {
  render: () => (
    <StateMatrix
      rows={{
        ...Object.fromEntries(
          (['small', 'medium', 'large'] as const).map((size) => [
            size,
            [1, 2, 3, 4, 16, 129].map((count) => (
              <AvatarGroup key={count} size={size} people={people.slice(0, count)} />
            )),
          ]),
        ),
        'little room': [40, 56, 72].map((inlineSize) => (
          <div key={inlineSize} style={{ inlineSize }}>
            <AvatarGroup people={people.slice(0, 5)} />
          </div>
        )),
      }}
    />
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Footer } from './Footer.tsx';

const meta = {
  id: 'ui-footer',
  component: Footer,
  parameters: { isPage: true, docs: { story: { height: '120px' } } },
  args: { company: 'Northwind' },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThisYear: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(
      `© ${new Date().getFullYear()} Northwind`,
    );
  },
};

export const WithWebsite: Story = {
  args: { website: 'https://northwind.example', year: 2026, children: 'Version 0.1' },
};

export const Matrix: Story = {
  render: () => (
    <main>
      <StateMatrix
        rows={{
          company: <Footer company="Northwind" year={2026} />,
          website: (
            <Footer company="Northwind" website="https://northwind.example" year={2026}>
              Version 0.1
            </Footer>
          ),
        }}
      />
    </main>
  ),
};

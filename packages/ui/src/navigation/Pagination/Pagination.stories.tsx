import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  id: 'ui-pagination',
  component: Pagination,
  args: { label: 'Pages of invoices', pageCount: 12, onPageChange: fn() },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Uncontrolled: Story = {
  play: async ({ args, canvas, step }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await step('it starts on the first page, from which nothing leads back', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('navigation', { name: 'Pages of invoices' })).toBeVisible(),
      );
      await expect(button('Page 1')).toHaveAttribute('aria-current', 'page');
      await expect(button('Previous page')).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button('Previous page'));
      await userEvent.click(button('Page 1'));
      await expect(args.onPageChange).not.toHaveBeenCalled();
    });
    await step('forth by one, and to a page', async () => {
      await userEvent.click(button('Next page'));
      await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
      await userEvent.click(button('Page 12'));
      await expect(args.onPageChange).toHaveBeenLastCalledWith(12);
      await expect(button('Page 12')).toHaveAttribute('aria-current', 'page');
      await expect(button('Next page')).toHaveAttribute('aria-disabled', 'true');
    });
    await step('by keyboard the focus stays on the arrow that leads to the end', async () => {
      await userEvent.click(button('Page 1'));
      await userEvent.click(button('Page 2'));
      button('Previous page').focus();
      await userEvent.keyboard('{Enter}{Enter}');
      await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
      await waitFor(() => expect(button('Previous page')).toHaveFocus());
    });
  },
};

export const Phone: Story = {
  args: { page: 1234, pageCount: 2468 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation');
    await waitFor(() => expect(canvas.getByText('Page 1,234 of 2,468')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Page 1' })).toBeNull();
    await waitFor(() => expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth));
  },
};

export const Matrix: Story = {
  parameters: {
    pointer: {
      on: 'button:not([disabled], [aria-current])',
      rows: {
        Page: (state: string) => (
          <Pagination label={state} pageCount={2} defaultPage={2} style={{ inlineSize: 220 }} />
        ),
      },
    },
  },
  render: () => (
    <StateMatrix
      rows={{
        first: <Pagination label="First" pageCount={12} />,
        middle: <Pagination label="Middle" pageCount={12} defaultPage={6} />,
        many: <Pagination label="Many" defaultPage={1234} pageCount={2468} />,
        one: <Pagination label="One" pageCount={1} />,
        narrow: (
          <div style={{ inlineSize: 272 }}>
            <Pagination label="Narrow" pageCount={12} defaultPage={6} />
          </div>
        ),
      }}
    />
  ),
};

import { formatMoney, multiplyAmount, percentOfAmount } from '@bureau/values';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { array, number, object, string } from 'yup';
import { Form, FormActions, SubmitButton } from '../../form/index.ts';
import { LineItemsField } from './LineItemsField.tsx';
import type { LineItem, LineItemColumn, LineItemsTotal } from './LineItemsField.types.ts';

const saved = fn<(values: unknown) => void>();

const amountOf = ({ quantity, price }: LineItem) =>
  typeof quantity === 'number' && typeof price === 'number' ? multiplyAmount(price, quantity) : 0;

const write = (minor: number) => formatMoney({ minor, currency: 'EUR' }, 'en');

const columns: readonly LineItemColumn[] = [
  { id: 'title', label: 'Item', kind: 'text', grow: 3 },
  { id: 'quantity', label: 'Quantity', kind: 'number', hasDecimals: true },
  { id: 'price', label: 'Unit price', kind: 'money', currency: 'EUR', grow: 1.5 },
  { id: 'amount', label: 'Amount', kind: 'computed', compute: (item) => write(amountOf(item)), grow: 1.5 },
];

function getTotals(items: readonly LineItem[]): readonly LineItemsTotal[] {
  const net = items.reduce((sum, item) => sum + amountOf(item), 0);
  const tax = percentOfAmount(net, 20);
  return [
    { id: 'net', label: 'Subtotal', value: write(net) },
    { id: 'tax', label: 'VAT (20 %)', value: write(tax) },
    { id: 'gross', label: 'Total', value: write(net + tax), isStrong: true },
  ];
}

const createItem = (): LineItem => ({ title: '', quantity: 1, price: null });

const schema = object({
  lines: array()
    .of(
      object({
        title: string().required(),
        quantity: number().nullable().required(),
        price: number().nullable().required(),
      }),
    )
    .min(1)
    .required(),
});

const lines = [
  { title: 'Office chair', quantity: 2, price: 24_900 },
  { title: 'Brandschutzdokumentation für das Verwaltungsgebäude', quantity: 7.5, price: 11_999 },
  { title: '会議用モニター', quantity: 1, price: 89_950 },
];

const meta = {
  id: 'forms-lineitemsfield',
  component: LineItemsField,
  args: { name: 'lines', label: 'Items', columns, createItem, getTotals },
  argTypes: { ref: { control: false }, className: { control: false } },
  parameters: { form: { lines: [] } },
  decorators: [
    (Story, { parameters }) => (
      <Form
        label="Invoice"
        style={{ maxInlineSize: 880 }}
        schema={schema}
        defaultValues={parameters['form'] as { lines: typeof lines }}
        onSubmit={(values) => saved(values)}
      >
        <Story />
        <FormActions>
          <SubmitButton>Save</SubmitButton>
        </FormActions>
      </Form>
    ),
  ],
} satisfies Meta<typeof LineItemsField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {
  play: async ({ canvas, step }) => {
    const item = (position: number) => within(canvas.getByRole('listitem', { name: `Item ${position}` }));
    const add = canvas.getByRole('button', { name: 'Add item' });
    await step('without an item the list says so', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(add).toHaveFocus());
      await expect(canvas.getByRole('group', { name: /^Items/ })).toHaveAccessibleDescription(
        'Choose at least 1.',
      );
    });
    await step('a new item has the focus, and sums follow what is typed', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(item(1).getByRole('textbox', { name: /^Item/ })).toHaveFocus());
      await waitFor(() =>
        expect(canvas.getByRole('group', { name: /^Items/ })).not.toHaveAccessibleDescription(),
      );
      await userEvent.keyboard('Office chair{Tab}');
      await userEvent.keyboard('{Control>}a{/Control}1.5{Tab}3.33');
      await waitFor(() => expect(item(1).getByRole('status')).toHaveTextContent('€5.00'));
      await expect(canvas.getByText('Total').nextElementSibling).toHaveTextContent('€6.00');
    });
    await step('what is wrong is said at its cell', async () => {
      await userEvent.keyboard('x');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      const price = item(1).getByRole('textbox', { name: /^Unit price/ });
      await waitFor(() => expect(price).toHaveFocus());
      await expect(price).toHaveAccessibleDescription('Enter an amount, like 1,250.00.');
      await userEvent.keyboard('{Control>}a{/Control}3.33');
    });
    await step('rows of a spreadsheet fill the row that has the focus and those below it', async () => {
      const title = item(1).getByRole('textbox', { name: /^Item/ });
      await userEvent.click(title);
      await userEvent.paste('Desk\t2\t1,250.00\nLamp\tmany\t49.9\n');
      await waitFor(() => expect(item(2).getByRole('textbox', { name: /^Quantity/ })).toHaveValue('many'));
      await expect(title).toHaveValue('Desk');
      await expect(item(1).getByRole('textbox', { name: /^Unit price/ })).toHaveValue('1,250.00');
      await waitFor(() => expect(title).toHaveFocus());
      await expect(await screen.findByText('Rows pasted: 2')).toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      const quantity = item(2).getByRole('textbox', { name: /^Quantity/ });
      await waitFor(() => expect(quantity).toHaveFocus());
      await expect(quantity).toHaveAccessibleDescription('Enter a number.');
      await userEvent.keyboard('{Control>}a{/Control}3');
    });
    await step('the form gets the items', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() =>
        expect(saved).toHaveBeenLastCalledWith({
          lines: [
            { title: 'Desk', quantity: 2, price: 125_000 },
            { title: 'Lamp', quantity: 3, price: 4990 },
          ],
        }),
      );
    });
  },
};

export const Arranged: Story = {
  parameters: { form: { lines } },
  play: async ({ canvas, step }) => {
    const titles = () =>
      canvas
        .getAllByRole('textbox', { name: /^Item/ })
        .map((input) => (input as HTMLInputElement).value.slice(0, 6));
    const button = (name: string) => canvas.getByRole('button', { name });
    await step('by keyboard an item moves, and the focus goes with it', async () => {
      button('Move item 1 down').focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button('Move item 2 down')).toHaveFocus());
      await userEvent.keyboard('{Enter}{Enter}');
      await waitFor(() => expect(titles()).toEqual(['Brands', '会議用モニタ', 'Office']));
      await waitFor(() => expect(button('Move item 3 down')).toHaveFocus());
    });
    await step('by pointer it moves to where it is held', async () => {
      const row = (position: number) => canvas.getByRole('listitem', { name: `Item ${position}` });
      const handle = row(3).firstElementChild as HTMLElement;
      const { left, top } = row(1).getBoundingClientRect();
      handle.setPointerCapture = () => undefined;
      await fireEvent.pointerDown(handle, { pointerId: 1 });
      await waitFor(() => expect(row(3)).toHaveAttribute('data-dragged'));
      await fireEvent.pointerMove(handle, { pointerId: 1, clientX: left + 4, clientY: top + 4 });
      await waitFor(() => expect(titles()).toEqual(['Office', 'Brands', '会議用モニタ']));
      await fireEvent.lostPointerCapture(handle, { pointerId: 1 });
      await waitFor(() => expect(row(1)).not.toHaveAttribute('data-dragged'));
    });
    await step(
      'after a removal the focus is on the next one, and in the end on the button that adds',
      async () => {
        button('Remove item 1').focus();
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(button('Remove item 1')).toHaveFocus());
        await expect(titles()).toEqual(['Brands', '会議用モニタ']);
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(titles()).toEqual(['会議用モニタ']));
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(button('Add item')).toHaveFocus());
        await expect(canvas.getByText('Total').nextElementSibling).toHaveTextContent('€0.00');
      },
    );
  },
};

export const Phone: Story = {
  parameters: { form: { lines } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Quantity', { selector: 'label' })[0]).toBeVisible());
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Matrix: Story = {
  parameters: {
    form: { lines, wrong: [{ title: '', quantity: 1, price: null }], none: [] },
    controls: { disable: true },
  },
  render: () => (
    <>
      <LineItemsField name="lines" label="Items" {...{ columns, createItem, getTotals }} />
      <div style={{ maxInlineSize: 288 }}>
        <LineItemsField name="wrong" label="Narrow" {...{ columns, createItem }} />
      </div>
      <LineItemsField
        name="none"
        label="Empty"
        description="What is to be paid."
        {...{ columns, createItem }}
      />
      <LineItemsField name="lines" label="Read only" isReadOnly {...{ columns, createItem }} />
    </>
  ),
};

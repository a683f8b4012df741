import { leaves, leaveTypes } from '@bureau/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { json } from '../../testing/fakeApi.ts';
import { createRecord } from '../../testing/fakeResource.ts';
import { serveRecords } from '../../testing/fakeRecords.ts';
import { admin } from '../../testing/fixtures.ts';

const days = { start_date: '2026-07-06', end_date: '2026-07-10', status: 'approved' };
const code = 'LVE-0001';
const own = createRecord(leaves, 1, {
  ...days,
  code,
  user_id: admin.id,
  user_firstname: 'Ada',
  user_lastname: 'Own',
});
const other = createRecord(leaves, 2, {
  ...days,
  user_id: 77,
  user_firstname: 'Kwame',
  user_lastname: 'Mensah',
});
const undecided = createRecord(leaves, 3, {
  ...days,
  status: 'pending',
  user_id: 78,
  user_firstname: 'Yuki',
  user_lastname: 'Sato',
});

const balance = {
  leave_type_id: 1,
  leave_type_name: 'Annual leave',
  unit: 'day',
  year: 2026,
  carried_over: 2,
  accrued: 24,
  taken: -5,
  requested: 0,
  expired: 0,
  left: 21,
  left_after: 17.5,
};
const entry = { leave_id: null, leave_code: null };
const ledger = [
  { ...entry, date: '2026-01-01', kind: 'carried_over', amount: 2, balance: 2 },
  { ...entry, date: '2026-01-01', kind: 'accrued', amount: 24, balance: 26 },
  { date: '2026-07-06', kind: 'taken', amount: -5, balance: 21, leave_id: 1, leave_code: code },
];

const meta = {
  title: 'Leave request',
  id: 'web-leave-request',
  component: AppStory,
  args: {
    path: '/leaves/create',
    user: admin,
    prepare(backend) {
      serveRecords(backend, leaves, 1);
      backend.on('GET /api/leaves', ({ query }) => {
        const [from = ''] = (query.get('filter[end_date]') ?? '').split('..');
        const statuses = (query.get('filter[status]') ?? '').split(',');
        const all = [own, other, undecided].filter(({ status }) => statuses.includes(String(status)));
        const seen = query.has('filter[user_id]') ? [own] : all;
        const data = from <= days.end_date ? seen : [];
        return json({ data, meta: { total: data.length, page: 1, per_page: 100 } });
      });
      backend.on('GET /api/leaves/balance', ({ query }) =>
        json({ data: [{ ...balance, ...(query.get('user_id') === '77' && { left: 1, left_after: -4 }) }] }),
      );
      backend.on(`GET ${leaveTypes.picker.path}`, () => json([{ id: 1, name: 'Annual leave' }]));
      backend.on('GET /api/leaves/ledger', () => json({ unit: 'day', data: ledger }));
    },
  },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who asks for days that are asked for already is told so, and who else is away then; of others it is not told what nobody has decided. */
export const Overlapping: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('combobox', { name: /^First day/ }), '09.07.2026{Tab}');
    const last = await canvas.findByRole('combobox', { name: /^Last day/ });
    await userEvent.type(last, '14.07.2026{Tab}');
    await canvas.findByText(/^Overlaps with other leave: .* \(06.07.2026 – 10.07.2026\)$/);
    await canvas.findByText('Also away at that time: Kwame Mensah');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create' })).toBeVisible());
  },
};

/** The last days that a balance was asked for with. */
const lastDays: (string | null)[] = [];

/** Who asks for leave of a type with an allowance reads what is left of it, and what will be, once the days are dates. */
export const BalanceWhileTyping: Story = {
  args: {
    prepare(backend) {
      meta.args.prepare(backend);
      lastDays.length = 0;
      backend.on('GET /api/leaves/balance', ({ query }) => {
        lastDays.push(query.get('to'));
        return json({ data: [balance] });
      });
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Leave type/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Annual leave' }));
    await userEvent.type(canvas.getByRole('combobox', { name: /^First day/ }), '03.08.2026{Tab}');
    await userEvent.type(canvas.getByRole('combobox', { name: /^Last day/ }), '31.08.2026{Tab}');
    await canvas.findByText('Annual leave 2026: 21 days left, 17.5 days after this request.');
    await expect(new Set(lastDays)).toEqual(new Set(['2026-08-31']));
  },
};

/** The list says what is left, and what that is made of. */
export const OwnBalances: Story = {
  args: { path: '/leaves' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Annual leave: 21 days left' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Balance of Annual leave in 2026' }));
    await dialog.findByRole('row', { name: '01.01.2026 Carried over 2 days 2 days' });
    await dialog.findByRole('row', { name: `06.07.2026 Taken ${code} -5 days 21 days` });
    await expect(dialog.getByRole('link', { name: code })).toHaveAttribute('href', '#/leaves/detail/1');
  },
};

/** Who decides on a request that takes more than is left is warned. */
export const MoreThanIsLeft: Story = {
  args: {
    path: '/leaves/detail/2',
    prepare(backend) {
      meta.args.prepare(backend);
      backend.on('GET /api/leaves/2', () => json({ ...other, leave_type_id: 1, status: 'pending' }));
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Annual leave 2026: 1 day left, -4 days after this request.');
    await canvas.findByRole('table', { name: 'Balance of Annual leave in 2026' });
  },
};

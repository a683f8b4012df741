/** Lists what is charged on top of prices. */
export const taxRows = [
  { tax_name: 'VAT standard', tax_rate: 21, is_compound: false, is_active: true },
  { tax_name: 'VAT reduced', tax_rate: 9, is_compound: false, is_active: true },
  { tax_name: 'Zero-rated export', tax_rate: 0, is_compound: false, is_active: true },
  { tax_name: 'Environmental levy', tax_rate: 1.5, is_compound: true, is_active: true },
  { tax_name: 'VAT standard until 2012', tax_rate: 19, is_compound: false, is_active: false },
] as const;

type Item = readonly [name: string, category: string, unit: string, price: number, cost: number | null];

/** Lists what the company sells, with prices and costs in cents. */
const catalogue: readonly Item[] = [
  ['Senior consulting', 'Consulting', 'hour', 14_500, 8_200],
  ['Consulting', 'Consulting', 'hour', 11_000, 6_100],
  ['Project management', 'Consulting', 'hour', 12_500, 7_000],
  ['Requirements workshop', 'Consulting', 'day', 168_000, 92_000],
  ['Process review', 'Consulting', 'flat rate', 390_000, 210_000],
  ['Data protection review', 'Consulting', 'flat rate', 275_000, 140_000],
  ['Software development', 'Development', 'hour', 11_800, 6_600],
  ['Database migration', 'Development', 'flat rate', 540_000, 310_000],
  ['Interface to accounting', 'Development', 'flat rate', 320_000, 180_000],
  ['Mobile application, maintenance', 'Development', 'month', 89_000, 45_000],
  ['Interface design', 'Design', 'hour', 10_500, 5_800],
  ['Brand guidelines', 'Design', 'flat rate', 480_000, 260_000],
  ['Illustration', 'Design', 'piece', 24_000, 12_500],
  ['Accessibility audit', 'Quality', 'flat rate', 215_000, 115_000],
  ['Load test', 'Quality', 'flat rate', 180_000, 90_000],
  ['Manual testing', 'Quality', 'hour', 8_200, 4_700],
  ['Support plan, basic', 'Support', 'month', 24_900, 9_000],
  ['Support plan, extended', 'Support', 'month', 64_900, 28_000],
  ['On-call duty at weekends', 'Support', 'weekend', 78_000, 48_000],
  ['User training', 'Training', 'day', 135_000, 70_000],
  ['Administrator training', 'Training', 'day', 155_000, 80_000],
  ['Online course', 'Training', 'seat', 9_900, null],
  ['Managed server', 'Hosting', 'month', 12_900, 5_400],
  ['Backup storage, 1 TB', 'Hosting', 'month', 1_900, 700],
  ['Printed user manual', 'Training', 'piece', 3_450, 1_980],
];

const notes: Readonly<Record<string, string>> = {
  'Requirements workshop':
    '<p>Two moderators, at your place or at ours. Includes the <strong>written summary</strong>.</p>',
  'Support plan, basic': '<p>Answers on working days, by e-mail.</p>',
  'Support plan, extended': '<p>Answers on working days from 7 to 19, by e-mail and telephone.</p>',
  'Printed user manual': '<p>No longer printed; the manual is online.</p>',
};

export const itemRows = catalogue.map(([name, category, unit, price, cost]) => ({
  name,
  category,
  unit,
  price,
  cost,
  is_active: name !== 'Printed user manual',
  description: notes[name] ?? '',
}));

/** Lists the templates of tasks that come again and again. */
export const taskTemplateRows = [
  {
    name: 'New colleague',
    title: 'Welcome a new colleague',
    description: '<p>Everything that has to stand ready before the first day. Add the name to the title.</p>',
    priority: 3,
    due_in_days: 14,
    estimated_minutes: 240,
    checklist: [{ title: 'Sign the contract' }, { title: 'Order badge and laptop' }],
    subtasks: [
      { title: 'Set up accounts and access', level: '1', estimated_minutes: 60 },
      { title: 'Prepare the desk', level: '2', estimated_minutes: 30 },
      { title: 'Plan the first week', level: '1', estimated_minutes: 60 },
      { title: 'Introduce the team', level: '1', estimated_minutes: 30 },
    ],
  },
  {
    name: 'Monthly closing',
    title: 'Close the books',
    description: '',
    priority: 2,
    due_in_days: 5,
    estimated_minutes: 480,
    checklist: [{ title: 'Reconcile the bank statement' }, { title: 'Chase overdue invoices' }],
    subtasks: [
      { title: 'Approve the timesheets', level: '1', estimated_minutes: 60 },
      { title: 'Post the depreciation', level: '1', estimated_minutes: 30 },
      { title: 'Check the figures once more', level: '1', estimated_minutes: 90 },
    ],
  },
];

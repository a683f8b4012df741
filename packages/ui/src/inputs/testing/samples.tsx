import type { OptionSection, SelectOption } from '../options/options.ts';

export const statuses: readonly SelectOption<number>[] = [
  { id: 1, label: 'Open', tone: 'info' },
  { id: 2, label: 'In progress', tone: 'accent' },
  { id: 3, label: 'On hold', tone: 'warning' },
  { id: 5, label: 'Cancelled', tone: 'neutral', isDisabled: true },
  { id: 6, label: 'Completed', tone: 'success' },
];

export const projects: readonly SelectOption<number>[] = [
  'Website relaunch',
  'Office move',
  'Payroll 2026',
  'Kundenportal',
  'Datenschutzfolgenabschätzung für das Bewerbermanagement',
  '顧客データの移行',
  'Annual report',
  'Warehouse inventory',
  'Brand guidelines',
  'Mobile application',
  'Support desk',
  'Übersetzungen',
].map((label, index) => ({ id: index + 1, label }));

export const places: readonly OptionSection<string>[] = [
  {
    label: 'Europe',
    options: [
      { id: 'cz', label: 'Czechia' },
      { id: 'pt', label: 'Portugal' },
    ],
  },
  { label: 'Asia', options: [{ id: 'jp', label: '日本', description: 'Tokyo and Ōsaka' }] },
];

/** Answers as a server does that searches projects by their names. */
export function findProjects(query: string): Promise<readonly SelectOption<number>[]> {
  return Promise.resolve(
    projects.filter(({ label }) => label.toLocaleLowerCase().includes(query.toLocaleLowerCase())),
  );
}

/** Answers never. */
export const never = () => new Promise<never>(() => undefined);

/** As many customers as no list draws at once. */
export const manyCustomers = Array.from({ length: 10_000 }, (_, index) => ({
  id: index + 1,
  label: `Customer ${index + 1}`,
}));

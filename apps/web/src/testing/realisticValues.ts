import type { Field } from '@bureau/contract';

// The last record comes first in lists, which are in the order of names.
const companies = [
  'Saffron Foods',
  'Okafor Surveying',
  'Novák Print',
  'Northwind Logistics',
  'Meridian Clinic',
  'Lindqvist Bros',
  'Harbour & Lane',
  'City of Porto',
  'Brandt & Söhne',
  'Ayumi Ceramics',
];
const people = [
  'Ayumi Tanaka',
  'Jonas Weber',
  'Amara Okafor',
  'Priya Raghunathan',
  'Marta Lindqvist',
  'Nguyễn Thị Lan',
  'Jana Nováková',
];
const work = [
  'Harbour bridge inspection',
  'Website relaunch',
  'Office move',
  'Annual audit',
  'Payroll 2026',
  'Warehouse inventory',
  'Replace the staging certificate',
  'Renew the printing contract',
];
const places = ['12 Quay Street, Bristol', 'Rua das Flores 8, Porto', 'Lindenallee 4, Hamburg'];
const remarks = [
  'Prefers to be called before noon.',
  'Asks for a detailed offer first.',
  'The contract runs until the end of the year.',
];

const contacts = [
  { name: 'Helen Hart', role: 'Accounts', email: 'accounts@ayumi.example', phone: '+44 117 496 0123' },
  { name: 'Rui Costa', role: 'Site manager', email: 'rui@harbour.example', phone: '+351 22 041 0987' },
];

const values: Readonly<Record<string, readonly string[]>> = {
  name: work,
  title: work,
  contact_name: people,
  place: places,
  billing_address: places,
  shipping_address: places,
  vat_number: ['GB 123 4567 89', 'PT 509 123 456', 'DE 136 695 976'],
  website: ['https://ayumi.example', 'https://harbour.example', 'https://northwind.example'],
  category: ['Services', 'Materials', 'Travel'],
  unit: ['hour', 'piece', 'km'],
  country: ['United Kingdom', 'Portugal', 'Germany'],
};
const ofResource: Readonly<Record<string, typeof values>> = {
  clients: { name: companies },
  departments: { name: ['Sales', 'Construction', 'Finance', 'People and culture', 'Support'] },
  holidays: { name: ['New Year’s Day', 'Good Friday', 'Labour Day', 'Christmas Day'] },
  items: { name: ['Site visit', 'Load calculation', 'Office chair', 'Scaffolding, per week'] },
  providers: { name: people },
  taxes: { name: ['VAT', 'Reduced VAT', 'City tax'] },
  teams: { name: ['Bridges', 'Websites', 'Night shift'] },
};

/** Returns what people could have written in the fields of a record: what is shown of it is to be read. */
export function realisticValues(
  resource: string,
  fields: Readonly<Record<string, Field>>,
  id: number,
): Record<string, unknown> {
  const pick = (list: readonly string[]) => list[(id - 1) % list.length] ?? '';
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]): [name: string, value: unknown][] => {
      const list =
        ofResource[resource]?.[name] ??
        (kind === 'line' || kind === 'text' || kind === 'url' ? values[name] : undefined);
      if (name === 'contacts') return [[name, [contacts[id % contacts.length]]]];
      if (list) return [[name, pick(list)]];
      if (kind === 'text') return [[name, pick(remarks)]];
      return kind === 'richText' ? [[name, `<p>${pick(remarks)}</p>`]] : [];
    }),
  );
}

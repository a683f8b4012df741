import type { Locale } from '@bureau/values';

/** Describes a colleague of the demonstration accounts, from the first name to the time zone, which is the company's where it is missing. */
type Colleague = readonly [
  firstname: string,
  lastname: string,
  /** The part of the e-mail address before the @. */
  account: string,
  role: 'admin' | 'project manager' | 'user',
  language: Locale,
  department: (typeof departmentNames)[number],
  avatar: string | null,
  timeZone?: string,
];

const toColleagues = (rows: readonly Colleague[]) =>
  rows.map(([firstname, lastname, account, role, language, department, avatar, timeZone = null]) => ({
    firstname,
    lastname,
    account,
    role,
    language,
    department,
    avatar,
    timeZone,
  }));

/** Lists the departments of the demonstration's company, with what they are for. */
export const departmentDescriptions = {
  Management: 'Decides where we go.',
  Operations: 'Keeps the office, the contracts and the machines running.',
  Projects: 'Plans the work for our clients and leads it.',
  Development: 'Builds what was planned.',
  Design: 'Makes it clear and a pleasure to use.',
  Quality: 'Finds what is wrong before a client does.',
  Support: 'Answers when something is not clear or does not work.',
} as const;
export const departmentNames = Object.keys(
  departmentDescriptions,
) as readonly (keyof typeof departmentDescriptions)[];

/** Lists colleagues with names as they come in an office of many countries: long, short, accented, in other orders and scripts. */
export const colleagues = toColleagues([
  ['Aoife', 'Ní Dhomhnaill', 'aoife', 'project manager', 'en', 'Projects', '2-woman.png'],
  ['Dimitra', 'Papadopoulou', 'dimitra', 'project manager', 'el', 'Projects', '5-woman.png'],
  ['Li', 'Wei', 'li', 'project manager', 'zh', 'Projects', '1-man.png', 'Asia/Shanghai'],
  ['Björn', 'Åkesson', 'bjorn', 'user', 'da', 'Development', '3-man.png'],
  ['Chiara', "D'Angelo", 'chiara', 'user', 'it', 'Design', '6-woman.png'],
  ['Nguyễn', 'Thị Lan', 'lan', 'user', 'vi', 'Development', '1-woman.png', 'Asia/Ho_Chi_Minh'],
  ['健太', '佐藤', 'kenta', 'user', 'ja', 'Development', '4-man.png', 'Asia/Tokyo'],
  ['Екатерина', 'Волкова', 'ekaterina', 'user', 'ru', 'Quality', '3-woman.png'],
  ['Zeynep', 'Yıldız', 'zeynep', 'user', 'tr', 'Design', '2-woman.png', 'Europe/Istanbul'],
  [
    'João Pedro',
    'Carvalho de Albuquerque',
    'joao',
    'user',
    'pt',
    'Development',
    '6-man.png',
    'America/Sao_Paulo',
  ],
  ['Marie-Claire', 'Lefèvre', 'marie-claire', 'user', 'fr', 'Support', '4-woman.png'],
  ['Jiří', 'Dvořák', 'jiri', 'user', 'cs', 'Quality', '2-man.png'],
  ['Putri', 'Wulandari', 'putri', 'user', 'id', 'Support', '5-woman.png', 'Asia/Jakarta'],
  ['Sanne', 'van der Meer', 'sanne', 'user', 'nl', 'Operations', '6-woman.png'],
  ['Kwame', 'Mensah', 'kwame', 'user', 'en', 'Development', '1-man.png'],
  ['Lucía', 'Fernández Ruiz', 'lucia', 'user', 'es', 'Design', '1-woman.png'],
  ['Priya', 'Raghunathan', 'priya', 'user', 'en', 'Quality', null],
  ['Omar', 'Haddad', 'omar', 'user', 'fr', 'Support', '3-man.png', 'Africa/Cairo'],
  ['Greta', 'Lindqvist', 'greta', 'user', 'de', 'Operations', null],
]);

/** Lists the companies that the work is done for. The first is the one that the demonstration's client belongs to. */
export const clientNames = [
  'Marsh & Sons Shipping',
  'Kestrel Dental Group',
  'Obsthof Lindenau GmbH',
  'Ayumi Ceramics',
  'Nordlys Fjord Cruises',
  'Cooperativa Olivarera del Sur',
  'Brightwater District Council',
  'Papaioannou Marine Supplies',
  'Vltava Street Theatre',
  'St Brigid’s Housing Association',
] as const;

/** Whom one writes to at each of the clients. */
export const clientContacts = [
  'Harriet Marsh',
  'Colm Brennan',
  'Sabine Lindenau',
  'Ayumi Hoshino',
  'Ingrid Solheim',
  'Mateo Olivares',
  'Gwen Prosser',
  'Eleni Papaioannou',
  'Radek Holub',
  'Brigid Nolan',
] as const;

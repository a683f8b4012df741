import type { Locale } from '@bureau/values';

/** Describes a colleague of the demonstration accounts. */
interface Colleague {
  readonly firstname: string;
  readonly lastname: string;
  /** The part of the e-mail address before the @. */
  readonly account: string;
  readonly role: 'admin' | 'project manager' | 'user';
  readonly language: Locale;
  readonly department: (typeof departmentNames)[number];
  readonly avatar: string | null;
  /** An IANA name; the company's where it is missing. */
  readonly timeZone?: string;
}

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
export const colleagues: readonly Colleague[] = [
  {
    firstname: 'Aoife',
    lastname: 'Ní Dhomhnaill',
    account: 'aoife',
    role: 'project manager',
    language: 'en',
    department: 'Projects',
    avatar: '2-woman.png',
  },
  {
    firstname: 'Dimitra',
    lastname: 'Papadopoulou',
    account: 'dimitra',
    role: 'project manager',
    language: 'el',
    department: 'Projects',
    avatar: '5-woman.png',
  },
  {
    firstname: 'Li',
    lastname: 'Wei',
    account: 'li',
    role: 'project manager',
    language: 'zh',
    department: 'Projects',
    avatar: '1-man.png',
    timeZone: 'Asia/Shanghai',
  },
  {
    firstname: 'Björn',
    lastname: 'Åkesson',
    account: 'bjorn',
    role: 'user',
    language: 'da',
    department: 'Development',
    avatar: '3-man.png',
  },
  {
    firstname: 'Chiara',
    lastname: "D'Angelo",
    account: 'chiara',
    role: 'user',
    language: 'it',
    department: 'Design',
    avatar: '6-woman.png',
  },
  {
    firstname: 'Nguyễn',
    lastname: 'Thị Lan',
    account: 'lan',
    role: 'user',
    language: 'vi',
    department: 'Development',
    avatar: '1-woman.png',
    timeZone: 'Asia/Ho_Chi_Minh',
  },
  {
    firstname: '健太',
    lastname: '佐藤',
    account: 'kenta',
    role: 'user',
    language: 'ja',
    department: 'Development',
    avatar: '4-man.png',
    timeZone: 'Asia/Tokyo',
  },
  {
    firstname: 'Екатерина',
    lastname: 'Волкова',
    account: 'ekaterina',
    role: 'user',
    language: 'ru',
    department: 'Quality',
    avatar: '3-woman.png',
  },
  {
    firstname: 'Zeynep',
    lastname: 'Yıldız',
    account: 'zeynep',
    role: 'user',
    language: 'tr',
    department: 'Design',
    avatar: '2-woman.png',
    timeZone: 'Europe/Istanbul',
  },
  {
    firstname: 'João Pedro',
    lastname: 'Carvalho de Albuquerque',
    account: 'joao',
    role: 'user',
    language: 'pt',
    department: 'Development',
    avatar: '6-man.png',
    timeZone: 'America/Sao_Paulo',
  },
  {
    firstname: 'Marie-Claire',
    lastname: 'Lefèvre',
    account: 'marie-claire',
    role: 'user',
    language: 'fr',
    department: 'Support',
    avatar: '4-woman.png',
  },
  {
    firstname: 'Jiří',
    lastname: 'Dvořák',
    account: 'jiri',
    role: 'user',
    language: 'cs',
    department: 'Quality',
    avatar: '2-man.png',
  },
  {
    firstname: 'Putri',
    lastname: 'Wulandari',
    account: 'putri',
    role: 'user',
    language: 'id',
    department: 'Support',
    avatar: '5-woman.png',
    timeZone: 'Asia/Jakarta',
  },
  {
    firstname: 'Sanne',
    lastname: 'van der Meer',
    account: 'sanne',
    role: 'user',
    language: 'nl',
    department: 'Operations',
    avatar: '6-woman.png',
  },
  {
    firstname: 'Kwame',
    lastname: 'Mensah',
    account: 'kwame',
    role: 'user',
    language: 'en',
    department: 'Development',
    avatar: '1-man.png',
  },
  {
    firstname: 'Lucía',
    lastname: 'Fernández Ruiz',
    account: 'lucia',
    role: 'user',
    language: 'es',
    department: 'Design',
    avatar: '1-woman.png',
  },
  {
    firstname: 'Priya',
    lastname: 'Raghunathan',
    account: 'priya',
    role: 'user',
    language: 'en',
    department: 'Quality',
    avatar: null,
  },
  {
    firstname: 'Omar',
    lastname: 'Haddad',
    account: 'omar',
    role: 'user',
    language: 'fr',
    department: 'Support',
    avatar: '3-man.png',
    timeZone: 'Africa/Cairo',
  },
  {
    firstname: 'Greta',
    lastname: 'Lindqvist',
    account: 'greta',
    role: 'user',
    language: 'de',
    department: 'Operations',
    avatar: null,
  },
];

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

import type { Locale } from '@bureau/values';

/** Describes a colleague of the demonstration accounts. */
interface Colleague {
  readonly firstname: string;
  readonly lastname: string;
  /** The part of the e-mail address before the @. */
  readonly account: string;
  readonly role: 'admin' | 'project manager' | 'user';
  readonly language: Locale;
}

/** Lists colleagues with names as they come in an office of many countries: long, short, accented, in other orders and scripts. */
export const colleagues: readonly Colleague[] = [
  {
    firstname: 'Aoife',
    lastname: 'Ní Dhomhnaill',
    account: 'aoife',
    role: 'project manager',
    language: 'en',
  },
  {
    firstname: 'Dimitra',
    lastname: 'Papadopoulou',
    account: 'dimitra',
    role: 'project manager',
    language: 'el',
  },
  { firstname: 'Li', lastname: 'Wei', account: 'li', role: 'project manager', language: 'zh' },
  { firstname: 'Björn', lastname: 'Åkesson', account: 'bjorn', role: 'user', language: 'da' },
  { firstname: 'Chiara', lastname: "D'Angelo", account: 'chiara', role: 'user', language: 'it' },
  { firstname: 'Nguyễn', lastname: 'Thị Lan', account: 'lan', role: 'user', language: 'vi' },
  { firstname: '健太', lastname: '佐藤', account: 'kenta', role: 'user', language: 'ja' },
  { firstname: 'Екатерина', lastname: 'Волкова', account: 'ekaterina', role: 'user', language: 'ru' },
  { firstname: 'Zeynep', lastname: 'Yıldız', account: 'zeynep', role: 'user', language: 'tr' },
  {
    firstname: 'João Pedro',
    lastname: 'Carvalho de Albuquerque',
    account: 'joao',
    role: 'user',
    language: 'pt',
  },
  { firstname: 'Marie-Claire', lastname: 'Lefèvre', account: 'marie-claire', role: 'user', language: 'fr' },
  { firstname: 'Jiří', lastname: 'Dvořák', account: 'jiri', role: 'user', language: 'cs' },
  { firstname: 'Putri', lastname: 'Wulandari', account: 'putri', role: 'user', language: 'id' },
  { firstname: 'Sanne', lastname: 'van der Meer', account: 'sanne', role: 'user', language: 'nl' },
  { firstname: 'Kwame', lastname: 'Mensah', account: 'kwame', role: 'user', language: 'en' },
  { firstname: 'Lucía', lastname: 'Fernández Ruiz', account: 'lucia', role: 'user', language: 'es' },
  { firstname: 'Priya', lastname: 'Raghunathan', account: 'priya', role: 'user', language: 'en' },
  { firstname: 'Omar', lastname: 'Haddad', account: 'omar', role: 'user', language: 'fr' },
  { firstname: 'Greta', lastname: 'Lindqvist', account: 'greta', role: 'user', language: 'de' },
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

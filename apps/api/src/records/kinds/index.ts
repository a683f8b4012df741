import type { Kind } from '@bureau/contract';
import type { KindOfField } from './KindOfField.ts';
import { members, people } from './people.ts';
import type { BoundField } from './BoundField.ts';
import { choice, date, instant, money, plain, tags } from './plain.ts';
import { lineItems } from './lineItems.ts';
import { richText } from './richText.ts';
import { person, reference } from './references.ts';
import { references } from './manyReferences.ts';

/** The registry of kinds: what the database, the activity log and bulk changes do with a field follows from its kind. */
const kinds: Readonly<Record<Kind, KindOfField>> = {
  line: plain,
  text: plain,
  richText,
  email: plain,
  username: plain,
  phone: plain,
  url: plain,
  avatar: plain,
  timeZone: plain,
  color: plain,
  currency: plain,
  choice,
  state: plain,
  boolean: plain,
  number: plain,
  percent: plain,
  duration: plain,
  money,
  date,
  instant,
  time: plain,
  recurrence: plain,
  reference,
  person,
  people,
  members,
  references,
  lineItems,
  tags,
};

/** Returns what follows from the kind of a field. */
export const kindOf = ({ field }: Pick<BoundField, 'field'>): KindOfField => kinds[field.kind];

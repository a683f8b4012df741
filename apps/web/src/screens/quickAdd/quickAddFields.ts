import type { Kind } from '@bureau/contract';
import type { SelectOption } from '@bureau/ui';
import { parseDuration } from '@bureau/values';
import type { ShownField } from '../fields/ShownField.ts';
import type { ParseDay } from './dayParser.ts';
import { type Choice, findChoice, type Match, type QuickAddField, type Sign } from './parseLine.ts';

/** Lists the kinds of fields that a line can speak of: of each row the first field of a form. */
const quickAddKinds: readonly { readonly kinds: readonly Kind[]; readonly sign?: Sign }[] = [
  { kinds: ['state', 'choice'], sign: '!' },
  { kinds: ['reference'], sign: '#' },
  { kinds: ['tags'], sign: '#' },
  { kinds: ['person', 'people'], sign: '@' },
  { kinds: ['duration'] },
  { kinds: ['date'] },
];

/** Whether somebody who adds a record says the field: its status comes later, and what it ends by goes before what it begins by. */
const isAskedOnCreate = ({ end, field, isFixed = false, name }: ShownField): boolean =>
  field.isReadOnly !== true && field.form !== false && !isFixed && end === undefined && name !== 'status';

/** Returns the fields of a resource that a line can speak of. */
export const quickAddFieldsOf = (fields: readonly ShownField[]): readonly ShownField[] =>
  quickAddKinds.flatMap(
    ({ kinds }) => fields.find((one) => kinds.includes(one.field.kind) && isAskedOnCreate(one)) ?? [],
  );

function readDuration([word = '']: readonly string[]): Match | undefined {
  const minutes = /^\d/.test(word) && !word.includes(':') ? parseDuration(word) : undefined;
  return minutes ? { value: minutes, count: 1 } : undefined;
}

const readTag = ([tag = '']: readonly string[]): Match | undefined =>
  /^\p{L}/u.test(tag) ? { value: tag, count: 1 } : undefined;

/** Returns what else people write for a choice beside its name: the word or the number that is stored, and the key of a state. */
const othersOf = ({ field }: ShownField, id: SelectOption['id']): readonly string[] => {
  const entry = field.kind === 'state' ? field.table.find(({ value }) => value === id) : undefined;
  return [...(entry ? [entry.key.replaceAll('_', ' ')] : []), String(id)];
};

interface Words {
  readonly parseDay: ParseDay;
  /** The records that a field can refer to, as far as they are known. */
  readonly recordsOf: (field: ShownField) => readonly Choice[];
}

/** Describes how a line speaks of a field. */
export function toQuickAddField(shown: ShownField, { parseDay, recordsOf }: Words): QuickAddField {
  const { choices, field, name, picker } = shown;
  const { sign } = quickAddKinds.find(({ kinds }) => kinds.includes(field.kind)) ?? {};
  const spoken = { name, isList: field.kind === 'tags' || field.kind === 'people', ...(sign && { sign }) };
  switch (field.kind) {
    case 'duration':
      return { ...spoken, read: readDuration };
    case 'date':
      return { ...spoken, read: parseDay };
    case 'tags':
      return { ...spoken, read: readTag };
    default: {
      const named =
        picker === undefined
          ? choices.map(({ id, label }) => ({ id, names: [label, ...othersOf(shown, id)] }))
          : recordsOf(shown);
      return { ...spoken, choices: named, read: (words) => findChoice(named, words) };
    }
  }
}

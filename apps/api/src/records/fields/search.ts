import type { Field, Fields } from '@bureau/contract';
import { foldForSearch } from '../../db/fold.ts';
import { kindOf } from '../kinds/index.ts';
import type { Values } from '../kinds/KindOfField.ts';

/** How much of a record is searched at least, in UTF-16 units: as much as an index takes. */
const searchLength = 800;

/** How many characters a code has at most, with the blank behind it. */
const codeLength = 21;

/** Returns how many characters a field has at most, with the blank behind it. Tags are searched as far as there is room for them. */
const lengthOf = (field: Field): number =>
  field.kind !== 'tags' && 'max' in field && typeof field.max === 'number' ? field.max + 1 : 0;

const searched = (fields: Fields) => Object.entries<Field>(fields).filter(([, { isSearched }]) => isSearched);

/**
 * Returns what the search of a list looks through: code and searched fields, folded. It is cut only where folding has made it far longer, such as a
 * title of nothing but ligatures.
 */
export function searchTextOf(fields: Fields, code: string, record: Values): string {
  const found = searched(fields);
  const words = found.flatMap(([name, field]) => kindOf({ field }).words(record[name], field));
  const longest = found.reduce((sum, [, field]) => sum + lengthOf(field), codeLength);
  return foldForSearch([code, ...words].join(' '))
    .slice(0, Math.max(searchLength, longest))
    .toWellFormed();
}

/** Whether what is written of a record changes what the search looks through. */
export const isSearchChanged = (fields: Fields, body: Values): boolean =>
  searched(fields).some(([name]) => body[name] !== undefined);

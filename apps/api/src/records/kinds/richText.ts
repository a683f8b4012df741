import { textOfHtml } from '@bureau/values';
import { camel } from '../../db/schema/fieldColumns.ts';
import { readRichText, toRichText } from '../../html/richText.ts';
import type { KindOfField } from './KindOfField.ts';
import { plain } from './plain.ts';

/** Describes formatted texts: whatever writes one stores sanitised HTML, and its text alone is searched. */
export const richText: KindOfField = {
  ...plain,
  read: (value) => (typeof value === 'string' ? readRichText(value) : value),
  columns: ({ name }, value) => ({ [camel(name)]: typeof value === 'string' ? toRichText(value) : value }),
  words: (value) => (typeof value === 'string' ? [textOfHtml(toRichText(value))] : []),
};

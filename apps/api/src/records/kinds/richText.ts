import type { Field } from '@bureau/contract';
import { camel } from '../../db/schema/fieldColumns.ts';
import { readableText } from '../../html/images.ts';
import { readRichText, toRichText } from '../../html/richText.ts';
import type { BoundField } from './BoundField.ts';
import type { KindOfField } from './KindOfField.ts';
import { plain } from './plain.ts';

const isArticle = (field: Field) => field.kind === 'richText' && field.isArticle;

const keptOf = ({ field }: BoundField, value: unknown) =>
  typeof value === 'string' ? toRichText(value, isArticle(field)) : value;

/** Describes formatted texts: whatever writes one stores sanitised HTML, and its text alone is searched. */
export const richText: KindOfField = {
  ...plain,
  read: (value, _, field) => (typeof value === 'string' ? readRichText(value, isArticle(field)) : value),
  columns: (bound, value) => ({ [camel(bound.name)]: keptOf(bound, value) }),
  kept: keptOf,
  words: (value, field) =>
    typeof value === 'string' ? [readableText(toRichText(value, isArticle(field)))] : [],
};

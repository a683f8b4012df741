import { answers, type FilterKind, type FilterValue } from './list.ts';
import { none } from './formatFilter.ts';
import { isStorable } from './isStorable.ts';
import { parsePositive } from './parsePositive.ts';
import { isPlainDate } from './plainDate.ts';

function parseAll<Value>(text: string, parse: (part: string) => Value | undefined): readonly Value[] | null {
  const values = text.split(',').map(parse);
  return values.some((value) => value === undefined) ? null : (values as Value[]);
}

const parseId = (part: string) => parsePositive(part) ?? undefined;

function parseRange<End>(
  text: string,
  parse: (end: string) => End | undefined,
): { from?: End; to?: End } | null {
  const ends = text.split('..');
  if (ends.length !== 2 || text === '..') return null;
  const [from, to] = ends.map((end) => (end === '' ? undefined : parse(end)));
  if ((ends[0] !== '' && from === undefined) || (ends[1] !== '' && to === undefined)) return null;
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

/** Splits a text at its commas; `\\,` is a comma, and `\\\\` a backslash. Nothing between two commas is no text. */
export const splitTexts = (text: string): readonly string[] =>
  (text.match(/(?:[^\\,]|\\.)+/gsu) ?? []).map((part) => part.replaceAll(/\\(.)/gsu, '$1'));

function parseTags(text: string): readonly string[] | null {
  const tags = splitTexts(text);
  return tags.length > 0 && isStorable(text) ? tags : null;
}

const parseDate = (text: string) => (isPlainDate(text) ? text : undefined);
const parseDates = (text: string) =>
  isPlainDate(text) ? { from: text, to: text } : parseRange(text, parseDate);
const parseNumber = (text: string) => (/^-?\d{1,9}(?:\.\d{1,10})?$/.test(text) ? Number(text) : undefined);

/** Reads filters as they are written in addresses; each gives null for what it cannot read. */
const parsers: { readonly [Kind in FilterKind]: (text: string) => FilterValue<Kind> | null } = {
  ids: (text) => parseAll(text, parseId),
  idsOrNone: (text) => parseAll(text, (part) => (part === none ? null : parseId(part))),
  dateRange: parseDates,
  dateRangeOrNone: (text) => (text === none ? { isEmpty: true } : parseDates(text)),
  numberRange: (text) => parseRange(text, parseNumber),
  words: (text) => parseAll(text, (part) => (/^[\w-]{1,60}$/.test(part) ? part : undefined)),
  tags: parseTags,
  answers: (text) => parseAll(text, (part) => answers.find((answer) => answer === part)),
};

/** Reads a filter as {@link formatFilter} writes it, or a day that stands for itself alone. Returns null for anything else. */
export function parseFilter(kind: FilterKind, text: string): FilterValue | null {
  return parsers[kind](text);
}

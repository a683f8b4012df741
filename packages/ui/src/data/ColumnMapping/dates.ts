import { localDateFormat, parsePlainDate } from '@bureau/values';
import type { DateOrder } from './ColumnMapping.types.ts';

export const dateOrders: readonly DateOrder[] = ['dmy', 'mdy', 'ymd'];

const formats: Readonly<Record<DateOrder, string>> = {
  dmy: 'dd.MM.yyyy',
  mdy: 'MM/dd/yyyy',
  ymd: 'yyyy-MM-dd',
};

/** Reads a date of a file, `yyyy-MM-dd`; a time behind it is left out. Gives nothing for what is no date in this order. */
export function readDate(sample: string, order: DateOrder): string | undefined {
  return parsePlainDate(sample.trim().replace(/[T\s,]+\d{1,2}:\d{2}.*$/s, ''), formats[order]);
}

/** Gives the order in which a language writes dates. */
function localOrder(locale: string): DateOrder {
  const letters = localDateFormat(locale)
    .toLowerCase()
    .replace(/[^dmy]|(.)(?=\1)/g, '');
  return dateOrders.find((order) => order === letters) ?? 'dmy';
}

/** Guesses the order in which dates are written: the one that can read most of them, and where several can, that of the language. */
export function guessDateOrder(samples: readonly string[], locale: string): DateOrder {
  const dates = samples.filter((sample) => sample.trim() !== '');
  if (dates.length > 0 && dates.every((date) => /^\s*\d{4}\D/.test(date))) return 'ymd';
  const readable = (order: DateOrder) => dates.filter((date) => readDate(date, order) !== undefined).length;
  const local = localOrder(locale);
  return [local, ...dateOrders].reduce((best, order) => (readable(order) > readable(best) ? order : best));
}

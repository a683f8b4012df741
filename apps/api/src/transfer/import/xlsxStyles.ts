import { formatHours } from '@bureau/values';
import { readXml } from './xlsxXml.ts';

/** Describes what the number of a cell stands for. */
export type NumberStyle = 'number' | 'date' | 'duration' | 'percent';

const minutesPerDay = 24 * 60;
const millisecondsPerDay = minutesPerDay * 60_000;
const firstDays = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const;
const lastSerial = 2_958_466;

/** The number of 29 February 1900, which spreadsheets have and no calendar does: those before it count from a day later. */
const falseDay = 60;

const between = (id: number, from: number, to: number) => id >= from && id <= to;

/** Reads what the formats mean that every spreadsheet knows by their numbers. */
function builtInStyle(id: number): NumberStyle {
  if (id === 9 || id === 10) return 'percent';
  if (between(id, 18, 21) || between(id, 32, 33) || between(id, 45, 47)) return 'duration';
  return between(id, 14, 22) || between(id, 27, 36) || between(id, 50, 58) ? 'date' : 'number';
}

function styleOfCode(code: string): NumberStyle {
  // without texts, and without what `_` leaves the width of and `*` repeats: `_D_M` is room for a currency
  const bare = code.replaceAll(/"[^"]*"|[\\_*]./g, '').toLowerCase();
  if (bare.includes('%')) return 'percent';
  const letters = bare.replaceAll(/\[[^[\]]*\]/g, '');
  if (/[yd]/.test(letters)) return 'date';
  if (/\[[hms]+\]/.test(bare) || /[hs]/.test(letters)) return 'duration';
  return letters.includes('m') ? 'date' : 'number';
}

/** Reads what the numbers of cells stand for, by the numbers of their styles. A workbook without styles has plain numbers. */
export async function readStyles(part: Uint8Array | undefined): Promise<readonly NumberStyle[]> {
  if (part === undefined) return [];
  const codes = new Map<string, NumberStyle>();
  const styles: NumberStyle[] = [];
  let isInCells = false;
  await readXml(part, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') codes.set(numFmtId, styleOfCode(formatCode));
      else if (name === 'cellXfs') isInCells = true;
      else if (name === 'xf' && isInCells) styles.push(codes.get(numFmtId) ?? builtInStyle(Number(numFmtId)));
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return styles;
}

/**
 * Writes a number by the 15 digits that spreadsheets show: what is 4.35 there, they save as 4.3499999999999996. What is whole may be a long number of something, and
 * stays as it is.
 */
const writePlain = (text: string, value: number) =>
  /[.e]/i.test(text) ? String(Number(value.toPrecision(15))) : text;

/** Writes the number of a cell as the texts are written that fields are read from. */
export function writeNumber(text: string, style: NumberStyle, epoch: keyof typeof firstDays): string {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return text;
  if (style === 'number') return writePlain(text, value);
  if (style === 'percent') return `${Number((value * 100).toFixed(6))}%`;
  if (style === 'duration') return formatHours(Math.round(value * minutesPerDay));
  if (value < 0 || value > lastSerial) return text;
  const isEarly = epoch === 1900 && value < falseDay + 1;
  if (isEarly && value >= falseDay) return text;
  const days = isEarly ? value + 1 : value;
  const time = new Date(
    firstDays[epoch] + Math.round((days * millisecondsPerDay) / 1000) * 1000,
  ).toISOString();
  return time.endsWith('T00:00:00.000Z') ? time.slice(0, 10) : time.slice(0, 19).replace('T', ' ');
}

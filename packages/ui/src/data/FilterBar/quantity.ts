/** Writes a whole number as a language does, with its unit: "25%", "25 %", "3 h". */
export function formatQuantity(value: number, locale: string, unit?: string): string {
  if (unit === '%') return new Intl.NumberFormat(locale, { style: 'percent' }).format(value / 100);
  const text = new Intl.NumberFormat(locale).format(value);
  return unit === undefined ? text : `${text}\u00a0${unit}`;
}

/** Reads a whole number as a person types it: with or without the unit, and with what groups digits in the language. */
export function parseQuantity(text: string, locale: string, unit = ''): number | undefined {
  const parts = new Intl.NumberFormat(locale).formatToParts(-1_234_567);
  const group = parts.find(({ type }) => type === 'group')?.value ?? '';
  const plain = text
    .replace(unit, '')
    .replaceAll(group, '')
    .replace(/[\s\u200e]/g, '')
    .replace('\u2212', '-');
  return /^-?\d{1,15}$/.test(plain) ? Number(plain) : undefined;
}

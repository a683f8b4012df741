/** Writes a number as a language does, with its unit: "25%", "25 %", "3 h". */
export function formatQuantity(value: number, locale: string, unit?: string): string {
  if (unit === '%') return new Intl.NumberFormat(locale, { style: 'percent' }).format(value / 100);
  const text = new Intl.NumberFormat(locale, { maximumFractionDigits: 10 }).format(value);
  return unit === undefined ? text : `${text}\u00a0${unit}`;
}

/** Reads a number as a person types it, a whole one unless it may have decimals: with or without the unit, and with what groups digits in the language. */
export function parseQuantity(
  text: string,
  locale: string,
  unit = '',
  hasDecimals = false,
): number | undefined {
  const parts = new Intl.NumberFormat(locale).formatToParts(-1_234_567.5);
  const find = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  const grouped = text.replace(unit, '').replace(/[\s\u200e]/g, '');
  const group = find('group').trim();
  // A point that groups no three digits is that of decimals, whatever the language.
  const isGrouped =
    !hasDecimals ||
    group === '' ||
    grouped
      .split(group)
      .slice(1)
      .every((part) => /^\d{3}(?!\d)/.test(part));
  const plain = (isGrouped ? grouped.replaceAll(group, '') : grouped)
    .replace(hasDecimals ? find('decimal') : '', hasDecimals ? '.' : '')
    .replace('\u2212', '-');
  const pattern = hasDecimals ? /^-?\d{1,9}(?:\.\d{1,10})?$/ : /^-?\d{1,15}$/;
  return pattern.test(plain) ? Number(plain) : undefined;
}

const fields: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
  year: 'yyyy',
  month: 'MM',
  day: 'dd',
};

/** Writes how dates of a language are written, as date-fns and the settings do: `dd.MM.yyyy`. */
export function localDateFormat(locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    // as date-fns, whatever calendar the language prefers
    calendar: 'gregory',
  }).formatToParts(0);
  return parts.map(({ type, value }) => fields[type] ?? value.replace(/[a-z]+/gi, "'$&'")).join('');
}

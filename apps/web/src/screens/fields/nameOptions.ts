import { currencies } from '@bureau/contract';

interface NamedOption {
  readonly id: string;
  readonly label: string;
}

/** Returns the currencies, each by its code with its name in a language. */
export function currencyOptions(locale: string): readonly NamedOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return currencies.map((id) => ({ id, label: `${id} – ${names.of(id) ?? id}` }));
}

/** Returns the time zones that the browser knows, of which not all name UTC. */
export const timeZoneOptions = (): readonly NamedOption[] =>
  [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map((id) => ({
    id,
    label: id.replaceAll('_', ' '),
  }));

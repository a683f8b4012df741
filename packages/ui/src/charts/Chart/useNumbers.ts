import { useLocale } from 'react-aria-components';
import { knownValue } from './knownValue.ts';

/** Returns the function that writes values: by the given one, or as numbers in the language of the page. What is not known is a dash. */
export function useNumbers(
  formatValue?: (value: number) => string,
): (value: number | null | undefined) => string {
  const { locale } = useLocale();
  return (value) => {
    const known = knownValue(value);
    if (known === null) return '–';
    return formatValue ? formatValue(known) : known.toLocaleString(locale);
  };
}

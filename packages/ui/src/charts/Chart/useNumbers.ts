import { useLocale } from 'react-aria-components';

/** Returns the function that writes values: the given one, or numbers in the language of the page. */
export function useNumbers(formatValue?: (value: number) => string): (value: number) => string {
  const { locale } = useLocale();
  return formatValue ?? ((value) => value.toLocaleString(locale));
}

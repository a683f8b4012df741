import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../navigation/feature.ts';

/** Returns the function that translates a text of the server: a translation key, or a text that stands for itself. */
export function useTextOrLiteral(): (text: string) => string {
  const { i18n, t } = useTranslation();
  return useCallback((text: string) => (i18n.exists(text) ? t(text as TextKey) : text), [i18n, t]);
}

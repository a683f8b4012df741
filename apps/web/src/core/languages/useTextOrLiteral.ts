import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../navigation/feature.ts';

/** Gives the function that puts words to a text of the server, which is a translation key or stands for itself. */
export function useTextOrLiteral(): (text: string) => string {
  const { i18n, t } = useTranslation();
  return useCallback((text: string) => (i18n.exists(text) ? t(text as TextKey) : text), [i18n, t]);
}

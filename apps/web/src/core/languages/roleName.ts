import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../navigation/feature.ts';

/** Returns what a role is called: one that the program knows in the language of the reader, any other as the company calls it. */
export const roleNameOf = (t: TFunction, name: string): string =>
  t(`roles.known.${name}` as TextKey, { defaultValue: name });

/** Returns the function that says what a role is called: see {@link roleNameOf}. */
export function useRoleName(): (name: string) => string {
  const { t } = useTranslation();
  return useCallback((name: string) => roleNameOf(t, name), [t]);
}

import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Formats, useFormats } from '../../core/formats/useFormats.ts';

/** What the values of fields are written with. */
export interface FieldContext {
  readonly t: TFunction;
  readonly locale: string;
  readonly formats: Formats;
}

/** Returns what the values of fields are written with; the same object until the language or a format changes. */
export function useFieldContext(): FieldContext {
  const { i18n, t } = useTranslation();
  const formats = useFormats();
  const locale = i18n.language;
  return useMemo(() => ({ t, locale, formats }), [formats, locale, t]);
}

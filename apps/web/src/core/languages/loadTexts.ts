import { loadFormsMessages } from '@bureau/forms';
import { loadUiMessages } from '@bureau/ui';
import { defaultLocale } from '@bureau/values';
import type { LoadTexts } from './languages.ts';

/** Loads the texts that are built into the application. The packages hold their English texts themselves. */
export const loadTexts: LoadTexts = {
  async ofPackages(language) {
    if (language === defaultLocale) return {};
    const parts = await Promise.all([loadUiMessages(language), loadFormsMessages(language)]);
    return Object.assign({}, ...parts);
  },
  english: async () => (await import('./englishTexts.ts')).englishTexts,
};

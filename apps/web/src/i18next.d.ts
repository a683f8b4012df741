import type shared from '@bureau/contract/labels/shared/locales/en.json';
import type core from './core/locales/en.json';
import type auth from './screens/auth/locales/en.json';
import type screens from './screens/locales/en.json';
import type permissions from './screens/permissions/locales/en.json';
import type { FeatureTexts } from './shell/gatedFeatures.ts';
import type shell from './shell/locales/en.json';

/** Has the texts of every catalogue. Whether those of code are loaded with it is checked by `npm run lint` (docs/adr/0033-catalogues-by-part.md). */
type Texts = typeof core &
  typeof auth &
  typeof permissions &
  typeof screens &
  typeof shared &
  typeof shell &
  FeatureTexts;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    keySeparator: false;
    nsSeparator: false;
    resources: { translation: Texts };
  }
}

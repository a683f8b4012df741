import { BureauProvider } from '@bureau/ui';
import { isLocale } from '@bureau/values';
import { type ReactNode, useEffect } from 'react';
import type { LoginUser } from '@bureau/contract';
import { replaceAddress } from './address.ts';
import { themeOf } from './look.ts';
import { useServices, useSession } from './ServicesContext.ts';
import { useSettings } from './settings.ts';
import { useShownLanguage } from './useShownLanguage.ts';
import { useThemeColor } from './useThemeColor.ts';

const lookName = 'bureau.look';
const languageName = 'bureau.language';

const hrefInHash = (href: string) => (href.startsWith('/') ? `#${href}` : href);

interface PresentationProps {
  /** Gives the user whose language and look are shown; before the sign-in the company's are (docs/product.md §1). */
  readonly user?: LoginUser | undefined;
  /** Follows an address inside the application; in place of the present one when not given. */
  readonly navigate?: (href: string) => void;
  readonly children: ReactNode;
}

/** Gives everything in it a language and a look. */
export function Presentation({ user, navigate = replaceAddress, children }: PresentationProps) {
  const { browserStore, languages } = useServices();
  const isSignedIn = useSession() !== null;
  const settings = useSettings();

  // until the user's choice is known, the one that this browser showed last is the likeliest
  const lastLanguage = isSignedIn ? browserStore.get(languageName) : null;
  const likelyLanguage = isLocale(lastLanguage) ? lastLanguage : settings.default_language;
  const language = useShownLanguage(user?.language ?? likelyLanguage);
  useEffect(() => {
    if (language) browserStore.set(languageName, language);
  }, [browserStore, language]);

  const { layout, scheme } = themeOf(settings.theme_layout, user?.preferences.theme);
  useEffect(() => {
    browserStore.set(lookName, JSON.stringify({ layout, scheme }));
  }, [browserStore, layout, scheme]);
  useThemeColor();

  if (language === undefined) return null;
  return (
    <BureauProvider
      locale={language}
      messages={languages.packageTexts()}
      theme={{ layout, scheme }}
      navigate={navigate}
      useHref={hrefInHash}
    >
      {children}
    </BureauProvider>
  );
}

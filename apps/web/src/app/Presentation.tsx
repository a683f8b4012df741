import { BureauProvider } from '@bureau/ui';
import { isLocale, type Locale } from '@bureau/values';
import { type ReactNode, useEffect, useState } from 'react';
import { useAccount } from './account.ts';
import { themeOf } from './look.ts';
import { useServices, useSession } from './ServicesContext.ts';
import { useSettings } from './settings.ts';
import { useThemeColor } from './useThemeColor.ts';

const lookName = 'bureau.look';
const languageName = 'bureau.language';

/** Gives the language that this browser showed last, before anybody's choice is known. */
export function readLastLanguage(text: string | null): Locale | undefined {
  return isLocale(text) ? text : undefined;
}

const hrefInHash = (href: string) => (href.startsWith('/') ? `#${href}` : href);

interface PresentationProps {
  /** Follows an address inside the application. */
  readonly navigate: (href: string) => void;
  readonly children: ReactNode;
}

/** Shows the application in the user's language and look; before the sign-in in the company's (docs/product.md §1). */
export function Presentation({ navigate, children }: PresentationProps) {
  const { browserStore, languages } = useServices();
  const isSignedIn = useSession() !== null;
  const user = useAccount().data?.loginUser;
  const settings = useSettings();
  const [shown, setShown] = useState<Locale>();

  const lastLanguage = isSignedIn ? readLastLanguage(browserStore.get(languageName)) : undefined;
  const language = user?.language ?? lastLanguage ?? settings.default_language;
  useEffect(() => {
    let isCurrent = true;
    void languages.use(language).then(() => {
      if (!isCurrent) return;
      browserStore.set(languageName, language);
      setShown(language);
    });
    return () => {
      isCurrent = false;
    };
  }, [browserStore, language, languages]);

  const { layout, scheme } = themeOf(settings.theme_layout, user?.preferences.theme);
  useEffect(() => {
    browserStore.set(lookName, JSON.stringify({ layout, scheme }));
  }, [browserStore, layout, scheme]);
  useThemeColor();

  if (shown === undefined) return null;
  return (
    <BureauProvider
      locale={shown}
      messages={languages.packageTexts()}
      theme={{ layout, scheme }}
      navigate={navigate}
      useHref={hrefInHash}
    >
      {children}
    </BureauProvider>
  );
}

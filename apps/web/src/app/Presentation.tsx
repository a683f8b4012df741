import type { LoginUser } from '@bureau/contract';
import type { Theme } from '@bureau/theme';
import { BureauProvider } from '@bureau/ui';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { inHash, isPageAddress, replaceAddress } from './address.ts';
import { lastLanguageName, likelyLanguage } from './likelyLanguage.ts';
import { reloadForCode } from './reloadOnce.ts';
import { useServices, useSession } from './ServicesContext.ts';
import { useSettings } from './settings.ts';
import { useKeptLook } from './useKeptLook.ts';
import { useShownLanguage } from './useShownLanguage.ts';
import { useThemeColor } from './useThemeColor.ts';

interface PresentationProps {
  /** Gives the language to show; before the sign-in it is the visitor's or the company's (docs/product.md §1). */
  readonly language?: LoginUser['language'] | undefined;
  /** Gives the look to show; the company's when not given. Until one that is null is known, the page keeps the look that it came with. */
  readonly theme?: Theme | null;
  /** Gives the day on which weeks begin, 0 for Sunday; as the language has it when not given. */
  readonly firstDayOfWeek?: number | undefined;
  /** Follows an address inside the application; in place of the present one when not given. */
  readonly navigate?: (href: string) => void;
  readonly children: ReactNode;
}

/** Gives everything in it a language and a look. */
export function Presentation({
  language: wanted,
  theme: given,
  firstDayOfWeek,
  navigate = replaceAddress,
  children,
}: PresentationProps) {
  const services = useServices();
  const { browserStore, languages, tabStore } = services;
  const isSignedIn = useSession() !== null;
  const { default_language: companyLanguage, theme_layout: layout } = useSettings();

  const language = useShownLanguage(wanted ?? likelyLanguage(services, isSignedIn, companyLanguage));
  useEffect(() => {
    if (language) browserStore.set(lastLanguageName, language);
  }, [browserStore, language]);

  const companyTheme = useMemo(() => ({ layout }), [layout]);
  const theme = given === undefined ? companyTheme : given;
  useKeptLook(theme);
  useThemeColor();

  const onCodeMissing = useCallback((error: unknown) => void reloadForCode(error, tabStore), [tabStore]);

  if (language === undefined) return null;
  return (
    <BureauProvider
      locale={language}
      messages={languages.packageTexts()}
      theme={theme}
      firstDayOfWeek={firstDayOfWeek}
      navigate={navigate}
      useHref={inHash}
      isRoute={isPageAddress}
      onCodeMissing={onCodeMissing}
    >
      {children}
    </BureauProvider>
  );
}

import type { LoginUser } from '@bureau/contract';
import type { Theme } from '@bureau/theme';
import { BureauProvider } from '@bureau/ui';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { isPageAddress, replaceAddress, toHash } from '../core/navigation/address.ts';
import { coreCatalogues, visitorCatalogues } from '../core/languages/catalogues.ts';
import { lastLanguageName, initialLanguage } from '../core/languages/initialLanguage.ts';
import { reloadStaleCode } from '../core/code/reloadOnce.ts';
import { useIsDown, useServices, useSession } from '../core/services/ServicesContext.ts';
import { useSettings } from '../core/settings/settings.ts';
import { brandOf } from '../core/appearance/brandOf.ts';
import { useStoredAppearance } from '../core/appearance/useStoredAppearance.ts';
import { DownState } from '../screens/states/DownState.tsx';
import { BlankPage } from './BlankPage.tsx';
import { useShownLanguage } from '../core/languages/useShownLanguage.ts';
import { useThemeColor } from '../core/appearance/useThemeColor.ts';

interface UiProviderProps {
  /** The language to show; before the sign-in it is the visitor's or the company's (docs/product.md §1). */
  readonly language?: LoginUser['language'] | undefined;
  /** The appearance to show; the company's when not given. Until one that is null is known, the page keeps the appearance that it came with. */
  readonly theme?: Theme | null;
  /** The day on which weeks begin, 0 for Sunday; as the language has it when not given. */
  readonly firstDayOfWeek?: number | undefined;
  /** The time zone of the user; that of the machine when not given. */
  readonly timeZone?: string | undefined;
  /** Follows an address inside the application; in place of the present one when not given. */
  readonly navigate?: (href: string) => void;
  /** The catalogues whose texts are shown, always the same list; those of visitors when not given. */
  readonly catalogues?: readonly string[];
  readonly children: ReactNode;
}

/** Provides the components of the packages with the language, the theme and the navigation of the application. */
export function UiProvider({
  language: wanted,
  theme: given,
  firstDayOfWeek,
  timeZone,
  navigate = replaceAddress,
  catalogues = visitorCatalogues,
  children,
}: UiProviderProps) {
  const services = useServices();
  const { browserStore, languages, tabStore } = services;
  const isSignedIn = useSession() !== null;
  const { default_language: companyLanguage, theme_layout: layout, brand_color } = useSettings();

  const language = useShownLanguage(
    wanted ?? initialLanguage(services, isSignedIn, companyLanguage),
    catalogues,
  );
  useEffect(() => {
    if (language) browserStore.set(lastLanguageName, language);
  }, [browserStore, language]);

  const companyTheme = useMemo(() => ({ layout, brand: brandOf({ brand_color }) }), [layout, brand_color]);
  const theme = given === undefined ? companyTheme : given;
  useStoredAppearance(theme);
  useThemeColor();

  const onChunkLoadError = useCallback((error: unknown) => void reloadStaleCode(error, tabStore), [tabStore]);

  // texts that cannot be had now, as after a sign-out without a network: what everybody sees is here, and says so
  const isOutOfReach = useIsDown() && languages.isInUse(languages.current(), coreCatalogues);
  const shown = language ?? (isOutOfReach ? languages.current() : undefined);
  if (shown === undefined) return null;
  return (
    <BureauProvider
      locale={shown}
      messages={languages.packageTexts()}
      theme={theme}
      firstDayOfWeek={firstDayOfWeek}
      timeZone={timeZone}
      navigate={navigate}
      useHref={toHash}
      isRoute={isPageAddress}
      onChunkLoadError={onChunkLoadError}
    >
      {language === undefined ? (
        <BlankPage>
          <DownState isPageTitle />
        </BlankPage>
      ) : (
        children
      )}
    </BureauProvider>
  );
}

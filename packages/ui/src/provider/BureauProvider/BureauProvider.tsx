import { ThemeProvider, type ThemeProviderProps } from '@bureau/theme';
import { useInsertionEffect, useMemo, type ReactNode } from 'react';
import { I18nProvider, isRTL, RouterProvider } from 'react-aria-components';
import { ToastRegion } from '../../feedback/Toasts/index.ts';
import { ChunkLoadErrorContext } from '../../lazy/index.ts';
import { Announcer } from '../announcer/index.ts';
import { useLandmarkKeys } from '../landmarks/index.ts';
import { MessagesContext, type Messages } from '../messages/index.ts';
import { NavigationContext, toNavigation } from '../navigation/index.ts';
import { WeekContext } from '../week/index.ts';
import { TimeZoneContext } from '../zone/index.ts';
import { setReactAriaStrings } from '../reactAriaStrings/index.ts';

export interface BureauProviderProps {
  /** Names the language of texts, numbers and dates, as a BCP 47 tag. It also sets `lang` and `dir` of the page. */
  locale: string;
  /** Runs when a link inside the application is followed, with the link's `href`. */
  navigate: (href: string) => void;
  /** Turns a link's `href` into the address that the browser shows, for a router that keeps paths behind a hash. */
  useHref?: (href: string) => string;
  /**
   * Returns whether an address is a page of the application. The browser itself follows any other, such as that of a file. All of the same
   * origin are pages when not given.
   */
  isRoute?: (href: string) => boolean;
  /**
   * Runs when somebody has opened something whose code could not be loaded, with the error: an application whose code is gone from the
   * server after an update can load itself again. They have read that it could not be loaded.
   */
  onChunkLoadError?: (error: unknown) => void;
  /** The texts of the locale: what `loadUiMessages` loaded, and whatever the application words differently. */
  messages?: Messages;
  /** The first day of the week, 0 for Sunday to 6 for Saturday. Defaults to that of the locale. */
  firstDayOfWeek?: number | undefined;
  /** Names the time zone of the user, `Europe/Berlin`: what is today, and in which zone times are written, follow from it. Defaults to that of the machine. */
  timeZone?: string | undefined;
  /** Chooses the theme of the page; null leaves it the one that it came with, until it is known which to show. */
  theme?: Omit<ThemeProviderProps, 'children' | 'isKept' | 'nonce'> | null;
  /** The nonce of the page's content security policy, where its `style-src` names one. Every style element carries it. */
  nonce?: string | undefined;
  /** Shows the application. */
  children: ReactNode;
}

/** Returns a locale with the calendar in which dates are typed and kept, where the language has another. */
function toGregorian(locale: string): string {
  const { calendar } = new Intl.DateTimeFormat(locale).resolvedOptions();
  return calendar === 'gregory' ? locale : new Intl.Locale(locale, { calendar: 'gregory' }).toString();
}

const noMessages: Messages = {};

const sameHref = (href: string) => href;
const always = () => true;
const ignore = () => undefined;

/** Provides the components with language, router and theme, and shows the toasts. It wraps the whole application once. */
export function BureauProvider({
  locale,
  navigate,
  useHref = sameHref,
  isRoute = always,
  onChunkLoadError = ignore,
  messages = noMessages,
  firstDayOfWeek,
  timeZone,
  theme,
  nonce,
  children,
}: BureauProviderProps) {
  const catalogue = useMemo(() => {
    const given = { locale, messages };
    // Children ask for these while they render, which is before any effect.
    setReactAriaStrings(given);
    return given;
  }, [locale, messages]);

  const navigation = useMemo(
    () => toNavigation({ navigate, useHref, isRoute }),
    [navigate, useHref, isRoute],
  );

  useLandmarkKeys();

  // before what is open is placed anew, which measures the page
  useInsertionEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = isRTL(locale) ? 'rtl' : 'ltr';
  }, [locale]);

  // A switch of the theme draws none of this again.
  const content = useMemo(
    () => (
      <MessagesContext value={catalogue}>
        <I18nProvider locale={toGregorian(locale)}>
          <RouterProvider navigate={navigation.navigate} useHref={navigation.useHref}>
            <NavigationContext value={navigation}>
              <ChunkLoadErrorContext value={onChunkLoadError}>
                <WeekContext value={firstDayOfWeek}>
                  <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>
                </WeekContext>
              </ChunkLoadErrorContext>
              <Announcer />
              <ToastRegion />
            </NavigationContext>
          </RouterProvider>
        </I18nProvider>
      </MessagesContext>
    ),
    [catalogue, children, firstDayOfWeek, locale, navigation, onChunkLoadError, timeZone],
  );

  return (
    <ThemeProvider {...theme} isKept={theme === null} nonce={nonce}>
      {content}
    </ThemeProvider>
  );
}

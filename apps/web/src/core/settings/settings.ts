import type { PublicSettings } from '@bureau/contract';
import { defaultLocale } from '@bureau/values';
import { createContext, use, useCallback } from 'react';

/** The settings until the server gave its own (docs/product.md §2: a fallback product name). */
export const fallbackSettings: PublicSettings = {
  login_background: null,
  default_language: defaultLocale,
  allowed_for_registration: false,
  company_short_name: 'Bureau',
  company_name: 'Bureau',
  company_logo: null,
  footer_text: '',
  theme_layout: 'light',
  brand_color: null,
  is_demo: false,
};

/** The answer to the first request for the public settings, or why there was none. */
export type InitialSettings = { readonly settings: PublicSettings } | { readonly error: unknown };

interface SettingsState {
  readonly settings: PublicSettings;
  /** Takes what was saved in place of the settings, as far as everybody may read it. */
  readonly update: (saved: PublicSettings) => void;
  /** Whether the server was out of reach when it was asked for the settings. */
  readonly areUnreachable: boolean;
}

export const SettingsContext = createContext<SettingsState>({
  settings: fallbackSettings,
  update: () => undefined,
  areUnreachable: false,
});

/** Returns the company's public settings. */
export function useSettings(): PublicSettings {
  return use(SettingsContext).settings;
}

/**
 * Returns the function that returns whether a record came with the demonstration, which the API keeps while `is_demo` is on (docs/product.md §3): nobody takes it away from the
 * others who look at it.
 */
export function useIsKept(): (record: { readonly created_by?: number | null | undefined }) => boolean {
  const { is_demo: isDemo } = useSettings();
  return useCallback(({ created_by: createdBy }) => isDemo && createdBy === null, [isDemo]);
}

/** Returns whether the application cannot start because the server is out of reach. */
export function useAreSettingsUnreachable(): boolean {
  return use(SettingsContext).areUnreachable;
}

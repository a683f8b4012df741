import { settings } from '@bureau/contract';
import type { ReactNode } from 'react';
import { useQuery } from '../api/useQuery.ts';
import { fallbackSettings, SettingsContext } from './settings.ts';

/**
 * Loads the public settings and shows nothing before they are here (docs/product.md §4, Forms). When the server cannot
 * give them, the application goes on with its own.
 */
export function SettingsProvider({ children }: { readonly children: ReactNode }) {
  const { data, error } = useQuery(settings.public);
  if (!data && !error) return null;
  return <SettingsContext value={data ?? fallbackSettings}>{children}</SettingsContext>;
}

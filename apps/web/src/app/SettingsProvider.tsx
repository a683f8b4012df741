import { settings } from '@bureau/contract';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useQuery } from '../api/useQuery.ts';
import { useIsDown } from './ServicesContext.ts';
import { fallbackSettings, SettingsContext } from './settings.ts';

/**
 * Loads the public settings and shows nothing before they are here (docs/product.md §4, Forms). When the server cannot
 * give them, the application goes on with its own; when it is out of reach, they are asked for again once it is back.
 */
export function SettingsProvider({ children }: { readonly children: ReactNode }) {
  const { data, error, retry } = useQuery(settings.public);
  const isDown = useIsDown();
  const areUnreachable = data === undefined && error?.isUnavailable === true;
  useEffect(() => {
    if (areUnreachable && !isDown) retry();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the server is back
  }, [areUnreachable, isDown]);

  const state = useMemo(
    () => ({ settings: data ?? fallbackSettings, areUnreachable }),
    [data, areUnreachable],
  );
  if (!data && !error) return null;
  return <SettingsContext value={state}>{children}</SettingsContext>;
}

import { type PublicSettings, settings } from '@bureau/contract';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { ApiError } from '../api/ApiError.ts';
import { useIsDown, useServices } from './ServicesContext.ts';
import { fallbackSettings, SettingsContext } from './settings.ts';

/**
 * Loads the public settings and shows nothing before they are here (docs/product.md §4, Forms). When the server cannot
 * give them, the application goes on with its own; when it is out of reach, they are asked for again once it is back.
 */
export function SettingsProvider({ children }: { readonly children: ReactNode }) {
  const { client } = useServices();
  const isDown = useIsDown();
  const [loaded, setLoaded] = useState<PublicSettings>();
  const [error, setError] = useState<unknown>();
  const areUnreachable = !loaded && error instanceof ApiError && error.isUnavailable;
  const isAnswerAwaited = !loaded && (!error || (areUnreachable && !isDown));

  useEffect(() => {
    if (!isAnswerAwaited) return undefined;
    let isCurrent = true;
    client.call(settings.public).then(
      (answer) => {
        if (isCurrent) setLoaded(answer);
      },
      (reason: unknown) => {
        if (isCurrent) setError(reason);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, isAnswerAwaited]);

  const state = useMemo(
    () => ({ settings: loaded ?? fallbackSettings, areUnreachable }),
    [loaded, areUnreachable],
  );
  if (!loaded && !error) return null;
  return <SettingsContext value={state}>{children}</SettingsContext>;
}

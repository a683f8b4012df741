import { settings } from '@bureau/contract';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { useIsDown, useServices } from '../services/ServicesContext.ts';
import { fallbackSettings, type InitialSettings, SettingsContext } from './settings.ts';

interface SettingsProviderProps {
  /** What the server said, where it was asked already. */
  readonly first: InitialSettings | undefined;
  readonly children: ReactNode;
}

/**
 * Loads the public settings and shows nothing before they are here (docs/product.md §4, Forms). When the server cannot
 * give them, the application goes on with its own; when it is out of reach, they are asked for again once it is back.
 */
export function SettingsProvider({ first, children }: SettingsProviderProps) {
  const { client } = useServices();
  const isDown = useIsDown();
  const [loaded, setLoaded] = useState(first && 'settings' in first ? first.settings : undefined);
  const [error, setError] = useState(first && 'error' in first ? first.error : undefined);
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
    () => ({ settings: loaded ?? fallbackSettings, update: setLoaded, areUnreachable }),
    [loaded, areUnreachable],
  );
  if (!loaded && !error) return null;
  return <SettingsContext value={state}>{children}</SettingsContext>;
}

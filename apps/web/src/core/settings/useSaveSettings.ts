import { settings, type SettingsChange, type SettingsRecord, sidebarMenu } from '@bureau/contract';
import { use } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/ApiProvider.tsx';
import { keyOf } from '../../api/keys.ts';
import { useWriteAnswer } from '../../api/writes/useWriteAnswer.ts';
import { SettingsContext } from './settings.ts';

/**
 * Returns the function that changes some of the company's settings, and shows them everywhere at once. `version` is the one that was on screen; without it
 * whoever saves last wins.
 */
export function useSaveSettings(): (changes: SettingsChange, version?: number) => Promise<SettingsRecord> {
  const { client, userId } = useApi();
  const { mutate } = useSWRConfig();
  const write = useWriteAnswer(settings.all);
  const { update } = use(SettingsContext);
  return async (changes, version) => {
    const saved = await write(
      async (current) => {
        const body = { ...changes, ...(version !== undefined && { version: current }) };
        return client.call(settings.save, { body, handlesErrors: true });
      },
      version === undefined ? {} : { version },
    );
    update(saved);
    // the user has the company's formats
    void mutate(keyOf(userId, sidebarMenu)).catch(() => undefined);
    return saved;
  };
}

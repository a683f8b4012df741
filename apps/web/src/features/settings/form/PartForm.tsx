import type { Endpoint, ResponseOf } from '@bureau/contract';
import { Skeleton } from '@bureau/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequest } from '../../../api/useQuery.ts';
import { useWriteAnswer } from '../../../api/writes/useWriteAnswer.ts';
import { LoadFailure } from '../../../screens/states/LoadFailure.tsx';
import { SettingsFrame } from '../SettingsFrame.tsx';
import type { SettingsTabId } from '../tabs.ts';
import { SettingsForm } from './SettingsForm.tsx';
import type { SettingsRules, SettingValues } from './settingsForm.ts';

interface PartFormProps<E extends Endpoint> extends SettingsRules {
  readonly tab: SettingsTabId;
  /** The endpoint that the part is read by. */
  readonly endpoint: E;
  /** Saves what was changed. `begun` is what the form began with: others may have changed what is stored since. */
  readonly send: (
    changes: SettingValues,
    stored: ResponseOf<E>,
    begun: SettingValues,
  ) => Promise<ResponseOf<E>>;
  /** Returns the values of the form; that which is read where it does not say. */
  readonly toValues?: (stored: ResponseOf<E>) => SettingValues;
  readonly children: ReactNode;
}

const identity = (stored: unknown) => stored as SettingValues;

/** Shows a page of settings that are read and written by calls of their own. */
export function PartForm<E extends Endpoint>({
  children,
  endpoint,
  send,
  tab,
  toValues = identity,
  ...rules
}: PartFormProps<E>) {
  const { t } = useTranslation();
  const { data, error, retry } = useRequest<ResponseOf<E>>(endpoint, {});
  const write = useWriteAnswer<E>(endpoint);

  return (
    <SettingsFrame tab={tab}>
      {data ? (
        <SettingsForm
          {...rules}
          id={tab}
          label={t(`settings.tabs.${tab}`)}
          stored={toValues(data)}
          save={async (changes, begun) => toValues(await write(async () => send(changes, data, begun)))}
        >
          {children}
        </SettingsForm>
      ) : error ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <Skeleton inlineSize="40%" />
      )}
    </SettingsFrame>
  );
}

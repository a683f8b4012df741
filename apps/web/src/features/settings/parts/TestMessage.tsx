import type { settings, slack } from '@bureau/contract';
import { useFormInfo } from '@bureau/forms';
import { Button, PlainText, toasts } from '@bureau/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../api/ApiProvider.tsx';
import { useCan } from '../../../core/account/account.ts';
import { describeFailure } from '../../../screens/describeFailure.ts';
import * as styles from './Parts.styles.ts';

interface TestMessageProps {
  readonly endpoint: typeof settings.sendTestEmail | typeof slack.test;
  readonly label: string;
  /** The message once it was sent. */
  readonly sent: string;
}

/** Sends a message by what is stored, to show that it arrives, for those who may. */
export function TestMessage({ endpoint, label, sent }: TestMessageProps) {
  const { t } = useTranslation();
  const { client } = useApi();
  const { isDirty } = useFormInfo();
  const canSend = useCan(endpoint.rule);
  const [isPending, setPending] = useState(false);
  if (!canSend) return null;

  async function send() {
    setPending(true);
    try {
      await client.call(endpoint, { handlesErrors: true });
      toasts.show({ tone: 'success', message: sent });
    } catch (error) {
      toasts.show({ tone: 'danger', message: describeFailure(error, t) });
    } finally {
      setPending(false);
    }
  }

  return (
    <styles.Actions>
      <Button isPending={isPending} isDisabled={isDirty} onPress={() => void send()}>
        {label}
      </Button>
      {isDirty && <PlainText isMuted>{t('settings.test.save_first')}</PlainText>}
    </styles.Actions>
  );
}

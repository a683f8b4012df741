import { slack } from '@bureau/contract';
import { CheckboxField, MultiSelectField, TextField, useFormInfo } from '@bureau/forms';
import { Button, PlainText, toasts } from '@bureau/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../api/ApiProvider.tsx';
import { useQuery } from '../../../api/useQuery.ts';
import { useCan } from '../../../core/account/account.ts';
import { describeFailure } from '../../../screens/describeFailure.ts';
import { PartForm } from '../form/PartForm.tsx';
import { RemoveSecret } from '../form/RemoveSecret.tsx';
import { type SettingValues, useSettingField } from '../form/settingsForm.ts';
import { useSettingOptions } from '../useSettingOptions.ts';
import * as styles from './Parts.styles.ts';

const none: readonly never[] = [];
const secrets = ['webhook_url'] as const;

/** Shows what Slack is told of. The address of the web hook can be set, and never read. */
export function SlackPage() {
  const { client } = useApi();
  return (
    <PartForm
      tab="slack"
      endpoint={slack.one}
      required={none}
      rule={slack.save.rule}
      protects={slack.save.protects}
      secrets={secrets}
      toValues={({ has_webhook_url: _has, ...stored }): SettingValues => ({ ...stored, webhook_url: '' })}
      send={async (changes) => client.call(slack.save, { body: changes, isSaidInPlace: true })}
    >
      <SlackFields />
    </PartForm>
  );
}

function SlackFields() {
  const { t } = useTranslation();
  const field = useSettingField();
  const optionsOf = useSettingOptions();
  const { data } = useQuery(slack.one);
  return (
    <>
      <CheckboxField {...field('enabled')} />
      <TextField
        {...field(
          'webhook_url',
          data?.has_webhook_url ? t('settings.secret.stored') : t('settings.webhook_url.help'),
        )}
        type="url"
        autoComplete="off"
      />
      {data?.has_webhook_url && <RemoveSecret name="webhook_url" />}
      <TextField {...field('channel', t('settings.channel.help'))} emptyValue={null} />
      <MultiSelectField {...field('events')} options={optionsOf('events')} />
      {data?.has_webhook_url && <TestMessage />}
    </>
  );
}

/** Posts a message by what is stored, to show that it arrives. */
function TestMessage() {
  const { t } = useTranslation();
  const { client } = useApi();
  const { isDirty } = useFormInfo();
  const canSend = useCan(slack.test.rule);
  const [isPending, setPending] = useState(false);
  if (!canSend) return null;

  async function send() {
    setPending(true);
    try {
      await client.call(slack.test, { isSaidInPlace: true });
      toasts.show({ tone: 'success', message: t('settings.slack.sent') });
    } catch (error) {
      toasts.show({ tone: 'danger', message: describeFailure(error, t) });
    } finally {
      setPending(false);
    }
  }

  return (
    <styles.Actions>
      <Button isPending={isPending} isDisabled={isDirty} onPress={() => void send()}>
        {t('settings.slack.test')}
      </Button>
      {isDirty && <PlainText isMuted>{t('settings.test.save_first')}</PlainText>}
    </styles.Actions>
  );
}

import { slack } from '@bureau/contract';
import { CheckboxField, MultiSelectField, TextField } from '@bureau/forms';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../api/ApiProvider.tsx';
import { useQuery } from '../../../api/useQuery.ts';
import { PartForm } from '../form/PartForm.tsx';
import { RemoveSecret } from '../form/RemoveSecret.tsx';
import { type SettingValues, useSettingField } from '../form/settingsForm.ts';
import { useSettingOptions } from '../useSettingOptions.ts';
import { TestMessage } from './TestMessage.tsx';

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
      send={async (changes) => client.call(slack.save, { body: changes, handlesErrors: true })}
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
      {data?.has_webhook_url && (
        <TestMessage endpoint={slack.test} label={t('settings.slack.test')} sent={t('settings.slack.sent')} />
      )}
    </>
  );
}

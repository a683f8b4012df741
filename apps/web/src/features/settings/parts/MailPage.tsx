import { settings } from '@bureau/contract';
import { NumberField, PasswordField, SelectField, TextField, useFormInfo } from '@bureau/forms';
import { Button, PlainText, toasts } from '@bureau/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../api/ApiProvider.tsx';
import { useQuery } from '../../../api/useQuery.ts';
import { useCan, useUser } from '../../../core/account/account.ts';
import { describeFailure } from '../../../screens/describeFailure.ts';
import { CompanySettingsForm } from '../form/CompanySettingsForm.tsx';
import { RemoveSecret } from '../form/RemoveSecret.tsx';
import { useSettingField } from '../form/settingsForm.ts';
import { useSettingOptions } from '../useSettingOptions.ts';
import * as styles from './Parts.styles.ts';

const names = ['mail_from', 'smtp_host', 'smtp_port', 'smtp_security', 'smtp_user'] as const;
const secrets = ['smtp_password'] as const;

const required = ['mail_from'] as const;

/** Shows how mails are sent. */
export const MailPage = () => (
  <CompanySettingsForm tab="mail" names={names} required={required} secrets={secrets}>
    <MailFields />
  </CompanySettingsForm>
);

function MailFields() {
  const { t } = useTranslation();
  const field = useSettingField();
  const optionsOf = useSettingOptions();
  const { data } = useQuery(settings.all);
  const passwordHelp = data?.has_smtp_password ? t('settings.secret.stored') : undefined;
  return (
    <>
      <TextField {...field('mail_from')} type="email" />
      <TextField {...field('smtp_host', t('settings.smtp_host.help'))} emptyValue={null} />
      <NumberField {...field('smtp_port')} min={1} max={65_535} />
      <SelectField {...field('smtp_security')} options={optionsOf('smtp_security')} />
      <TextField {...field('smtp_user')} emptyValue={null} autoComplete="off" />
      <PasswordField {...field('smtp_password', passwordHelp)} autoComplete="new-password" />
      {data?.has_smtp_password && <RemoveSecret name="smtp_password" />}
      <TestMail />
    </>
  );
}

/** Sends a mail to whoever asks for it, by what is stored. */
function TestMail() {
  const { t } = useTranslation();
  const { client } = useApi();
  const { email } = useUser();
  const { isDirty } = useFormInfo();
  const canSend = useCan(settings.sendTestEmail.rule);
  const [isPending, setPending] = useState(false);
  if (!canSend) return null;

  async function send() {
    setPending(true);
    try {
      await client.call(settings.sendTestEmail, { isSaidInPlace: true });
      toasts.show({ tone: 'success', message: t('settings.mail.sent', { email }) });
    } catch (error) {
      toasts.show({ tone: 'danger', message: describeFailure(error, t) });
    } finally {
      setPending(false);
    }
  }

  return (
    <styles.Actions>
      <Button isPending={isPending} isDisabled={isDirty} onPress={() => void send()}>
        {t('settings.mail.test')}
      </Button>
      {isDirty && <PlainText isMuted>{t('settings.test.save_first')}</PlainText>}
    </styles.Actions>
  );
}

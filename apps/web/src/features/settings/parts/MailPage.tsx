import { settings } from '@bureau/contract';
import { NumberField, PasswordField, SelectField, TextField } from '@bureau/forms';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../api/useQuery.ts';
import { useUser } from '../../../core/account/account.ts';
import { CompanySettingsForm } from '../form/CompanySettingsForm.tsx';
import { RemoveSecret } from '../form/RemoveSecret.tsx';
import { useSettingField } from '../form/settingsForm.ts';
import { useSettingOptions } from '../useSettingOptions.ts';
import { TestMessage } from './TestMessage.tsx';

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
  const { email } = useUser();
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
      <TestMessage
        endpoint={settings.sendTestEmail}
        label={t('settings.mail.test')}
        sent={t('settings.mail.sent', { email })}
      />
    </>
  );
}

import { FormSection, TextField } from '@bureau/forms';
import { useTranslation } from 'react-i18next';
import { CompanySettingsForm } from '../form/CompanySettingsForm.tsx';
import { useSettingField } from '../form/settingsForm.ts';
import { PictureField } from './PictureField.tsx';

const names = [
  'company_name',
  'company_short_name',
  'company_website',
  'public_url',
  'footer_text',
  'company_logo',
  'company_sidebar_logo',
] as const;

const required = ['company_name', 'company_short_name'] as const;

/** Shows who the company is. */
export const CompanyPage = () => (
  <CompanySettingsForm tab="company" names={names} required={required}>
    <CompanyFields />
  </CompanySettingsForm>
);

function CompanyFields() {
  const { t } = useTranslation();
  const field = useSettingField();
  return (
    <>
      <TextField {...field('company_name')} autoComplete="organization" />
      <TextField {...field('company_short_name', t('settings.company_short_name.help'))} />
      <TextField {...field('company_website')} type="url" emptyValue={null} />
      <TextField {...field('public_url', t('settings.public_url.help'))} type="url" emptyValue={null} />
      <TextField {...field('footer_text', t('settings.footer_text.help'))} />
      <FormSection title={t('settings.logos')}>
        <PictureField {...field('company_logo', t('settings.company_logo.help'))} kind="company_logo" />
        <PictureField
          {...field('company_sidebar_logo', t('settings.company_sidebar_logo.help'))}
          kind="company_sidebar_logo"
        />
      </FormSection>
    </>
  );
}

import { translations } from '@bureau/contract';
import { SelectField } from '@bureau/forms';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../api/useQuery.ts';

/** Takes the language of the application, of those that the company offers. */
export function LanguageField() {
  const { t } = useTranslation();
  const { data = [] } = useQuery(translations.active);
  return (
    <SelectField
      name="language"
      label={t('users.fields.language')}
      options={data.map(({ language, name }) => ({ id: language, label: name }))}
    />
  );
}

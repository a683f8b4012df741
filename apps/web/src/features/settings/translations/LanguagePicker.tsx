import { type ResponseOf, translations } from '@bureau/contract';
import { FormField, Select, Switch } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../api/ApiProvider.tsx';
import { answersBelow } from '../../../api/keys.ts';
import { useCan } from '../../../core/account/account.ts';
import { useSettingWrite } from '../useSettingWrite.ts';
import * as styles from './Translations.styles.ts';

type Language = ResponseOf<typeof translations.list>['data'][number];

interface LanguagePickerProps {
  readonly languages: readonly Language[];
  readonly chosen: Language;
  readonly onChange: (language: string) => void;
}

/** Chooses the language whose texts are shown, and whether people can choose it. */
export function LanguagePicker({ chosen, languages, onChange }: LanguagePickerProps) {
  const { t } = useTranslation();
  const { client } = useApi();
  const canEdit = useCan(translations.update.rule);
  const { run } = useSettingWrite(answersBelow(translations.list.path));
  const { id, version } = chosen;

  const offer = (isActive: boolean) =>
    void run(async () =>
      client.call(translations.update, {
        params: { id },
        body: { is_active: isActive, version },
      }),
    );

  return (
    <styles.Picker>
      <FormField label={t('settings.translations.language')}>
        <Select
          options={languages.map(({ language, missing_count: missing, name }) => ({
            id: language,
            label: missing > 0 ? t('settings.translations.missing_of', { name, total: missing }) : name,
          }))}
          value={chosen.language}
          onChange={(language) => onChange(String(language))}
        />
      </FormField>
      <Switch isSelected={chosen.is_active} isDisabled={!canEdit} onChange={offer}>
        {t('settings.translations.active')}
      </Switch>
    </styles.Picker>
  );
}

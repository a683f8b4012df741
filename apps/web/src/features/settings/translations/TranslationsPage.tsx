import { type ResponseOf, translations } from '@bureau/contract';
import { Skeleton } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useRequest } from '../../../api/useQuery.ts';
import { LoadFailure } from '../../../screens/states/LoadFailure.tsx';
import { SettingsFrame } from '../SettingsFrame.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { LanguageTexts } from './LanguageTexts.tsx';
import * as styles from './Translations.styles.ts';

type Languages = ResponseOf<typeof translations.list>;
type Language = ResponseOf<typeof translations.one>;

const everyLanguage = { query: { per_page: 100, sort: ['name'] } };

/** Shows the texts of a language, which the address names, beside the English ones. */
export function TranslationsPage() {
  const { i18n } = useTranslation();
  const [params, setParams] = useSearchParams();
  const { data: list, error, retry } = useRequest<Languages>(translations.list, everyLanguage);
  const wanted = params.get('language') ?? i18n.language;
  const chosen = list?.data.find(({ language }) => language === wanted) ?? list?.data[0];
  const one = useRequest<Language>(translations.one, chosen ? { params: { id: chosen.id } } : null);

  const renderTexts = () => {
    const failure = list ? one.error : error;
    if (one.data) return <LanguageTexts key={one.data.id} language={one.data} />;
    return failure ? (
      <LoadFailure error={failure} onRetry={list ? one.retry : retry} />
    ) : (
      <Skeleton inlineSize="40%" />
    );
  };

  return (
    <SettingsFrame tab="translations">
      <styles.Root>
        {list && chosen && (
          <LanguagePicker
            languages={list.data}
            chosen={chosen}
            onChange={(language) => setParams({ language }, { replace: true })}
          />
        )}
        {renderTexts()}
      </styles.Root>
    </SettingsFrame>
  );
}

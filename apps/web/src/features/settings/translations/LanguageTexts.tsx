import { type ResponseOf, translationLimits, translations } from '@bureau/contract';
import { InlineTextArea } from '@bureau/forms';
import {
  Button,
  type CellEditing,
  DataTable,
  type DataTableColumn,
  SearchInput,
  SegmentedControl,
} from '@bureau/ui';
import { Download } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../api/ApiProvider.tsx';
import { answersBelow } from '../../../api/keys.ts';
import { useCan } from '../../../core/account/account.ts';
import { describeFailure } from '../../../screens/describeFailure.ts';
import { saveFile } from '../../../screens/list/saveFile.ts';
import { useSettingWrite } from '../useSettingWrite.ts';
import { ImportTexts } from './ImportTexts.tsx';
import { findTexts, type LanguageText, shownText, type TextFilter, textFilters, toFile } from './texts.ts';
import * as styles from './Translations.styles.ts';

type Language = ResponseOf<typeof translations.one>;

const keyOf = ({ key }: LanguageText) => key;
const renderKey = ({ key }: LanguageText) => <code>{key}</code>;

/** Shows all texts of a language, which are found by words and changed where they stand. */
export function LanguageTexts({ language }: { readonly language: Language }) {
  const { t } = useTranslation();
  const { client } = useApi();
  const canEdit = useCan(translations.update.rule);
  const { save } = useSettingWrite(answersBelow(translations.list.path));
  const [filter, setFilter] = useState<TextFilter>('all');
  const [words, setWords] = useState('');
  const rows = useMemo(() => findTexts(language.texts, filter, words), [filter, language.texts, words]);
  const { id, version } = language;

  const saveTexts = useCallback(
    async (texts: Readonly<Record<string, string | null>>, known = version) =>
      save(async () =>
        client.call(translations.update, {
          params: { id },
          body: { texts, version: known },
          handlesErrors: true,
        }),
      ),
    [client, id, save, version],
  );

  const columns = useMemo((): readonly DataTableColumn<LanguageText>[] => {
    const renderEditor = (row: LanguageText, editing: CellEditing) => (
      <InlineTextArea
        {...editing}
        label={row.key}
        value={shownText(row) ?? ''}
        maxLength={translationLimits.text}
        onSave={async (text) => {
          await saveTexts({ [row.key]: text === '' ? null : text });
          editing.onEditingChange(false);
        }}
        formatError={(error) => describeFailure(error, t)}
      />
    );
    return [
      {
        id: 'text',
        header: t('settings.translations.text'),
        grow: 2,
        cell: (row) => shownText(row),
        ...(canEdit && { renderEditor }),
      },
      { id: 'english', header: t('settings.translations.english'), grow: 2, cell: ({ english }) => english },
      {
        id: 'key',
        header: t('settings.translations.key'),
        isRowHeader: true,
        cell: renderKey,
      },
    ];
  }, [canEdit, saveTexts, t]);

  return (
    <>
      <styles.Toolbar>
        <SearchInput aria-label={t('settings.translations.search')} value={words} onChange={setWords} />
        <SegmentedControl
          aria-label={t('settings.translations.filter')}
          options={textFilters.map((one) => ({ id: one, label: t(`settings.translations.filter.${one}`) }))}
          value={filter}
          onChange={(chosen) => setFilter(chosen ?? 'all')}
        />
        <Button
          icon={<Download aria-hidden />}
          onPress={() =>
            saveFile(
              new Blob([toFile(language.texts)], { type: 'application/json' }),
              `${language.language}.json`,
            )
          }
        >
          {t('settings.translations.export')}
        </Button>
        {canEdit && <ImportTexts language={language} save={saveTexts} />}
      </styles.Toolbar>
      <styles.Table>
        <DataTable
          label={t('settings.translations.texts', { name: language.name })}
          columns={columns}
          rows={rows}
          getRowKey={keyOf}
          listKey={`${filter} ${words}`}
          emptyState={t('settings.translations.none')}
        />
      </styles.Table>
    </>
  );
}

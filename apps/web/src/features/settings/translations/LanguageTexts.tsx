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
import { useConflict } from '../../../api/writes/useConflict.ts';
import { useCan } from '../../../core/account/account.ts';
import { isText, useDraft } from '../../../core/drafts/useDraft.ts';
import { ConflictDialog } from '../../../screens/ConflictDialog.tsx';
import { describeFailure } from '../../../screens/describeFailure.ts';
import { writePlain } from '../../../screens/fields/formatValue.ts';
import { saveFile } from '../../../screens/list/saveFile.ts';
import { useSettingWrite } from '../useSettingWrite.ts';
import { ImportTexts } from './ImportTexts.tsx';
import { findTexts, type LanguageText, shownText, type TextFilter, textFilters, toFile } from './texts.ts';
import * as styles from './Translations.styles.ts';

type Language = ResponseOf<typeof translations.one>;
type Texts = Readonly<Record<string, string | null>>;

const ownTextsOf = ({ texts }: Language): Texts =>
  Object.fromEntries(texts.map(({ key, own }) => [key, own]));

const keyOf = ({ key }: LanguageText) => key;
const renderKey = ({ key }: LanguageText) => <code>{key}</code>;

interface TextEditorProps {
  readonly row: LanguageText;
  readonly editing: CellEditing;
  readonly draftName: string;
  readonly language: Language;
  /** Saves texts of a language as it was when somebody began to change them. */
  readonly save: (texts: Texts, begun: Language) => Promise<unknown>;
}

/** Changes a text in its cell. What is typed is kept until it is saved or called off. */
function TextEditor({ draftName, editing, language, row, save }: TextEditorProps) {
  const { t } = useTranslation();
  const { initialDraft, saveDraft } = useDraft(draftName, isText);
  const [begun] = useState(language);
  return (
    <InlineTextArea
      {...editing}
      label={row.key}
      value={shownText(row) ?? ''}
      {...(initialDraft !== undefined && { initialDraft })}
      onDraftChange={saveDraft}
      maxLength={translationLimits.text}
      onSave={async (text) => {
        await save({ [row.key]: text === '' ? null : text }, begun);
        saveDraft(undefined);
        editing.onEditingChange(false);
      }}
      formatError={(error) => describeFailure(error, t)}
    />
  );
}

/** Shows all texts of a language, which are found by words and changed where they stand. */
export function LanguageTexts({ language }: { readonly language: Language }) {
  const { t } = useTranslation();
  const { client } = useApi();
  const canEdit = useCan(translations.update.rule);
  const { save } = useSettingWrite(answersBelow(translations.list.path));
  const [filter, setFilter] = useState<TextFilter>('all');
  const [words, setWords] = useState('');
  const rows = useMemo(() => findTexts(language.texts, filter, words), [filter, language.texts, words]);
  const { id } = language;
  const { conflict, settle } = useConflict();

  const sendTexts = useCallback(
    async (texts: Texts, version: number) =>
      client.call(translations.update, { params: { id }, body: { texts, version }, handlesErrors: true }),
    [client, id],
  );
  const saveTexts = useCallback(
    async (texts: Texts, before: Language) =>
      save(async () =>
        settle(async (version) => sendTexts(texts, version), {
          changes: texts,
          before,
          version: before.version,
          fieldsOf: ownTextsOf,
        }),
      ),
    [save, sendTexts, settle],
  );

  const columns = useMemo((): readonly DataTableColumn<LanguageText>[] => {
    const renderEditor = (row: LanguageText, editing: CellEditing) => (
      <TextEditor
        {...{ language, row, editing }}
        draftName={`translations/${id}/${row.key}`}
        save={saveTexts}
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
  }, [canEdit, id, language, saveTexts, t]);

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
        {canEdit && (
          <ImportTexts
            language={language}
            save={async (texts, version) => save(() => sendTexts(texts, version))}
          />
        )}
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
      <ConflictDialog
        conflict={conflict}
        fieldFormatter={(key) => ({
          label: key,
          format: (own) => writePlain(own ?? language.texts.find((one) => one.key === key)?.shipped ?? ''),
        })}
      />
    </>
  );
}

import { type ResponseOf, translationLimits, type translations } from '@bureau/contract';
import { Alert, Button, Dialog, Dropzone, PlainText, toasts } from '@bureau/ui';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/ApiError.ts';
import { describeFailure } from '../../../screens/describeFailure.ts';
import { readTexts, type TextChanges } from './texts.ts';
import * as styles from './Translations.styles.ts';

type Language = ResponseOf<typeof translations.one>;

interface ImportTextsProps {
  readonly language: Language;
  /** Saves texts of the language when it has a version. */
  readonly save: (texts: Readonly<Record<string, string>>, version: number) => Promise<Language>;
}

const maxBytes = 4 * 1024 * 1024;

/** How many of the texts that were refused are named. */
const maxFaults = 20;

/** Takes texts from a file as it was exported: says first what it would change. A text that is refused is named, and the rest with it stays as it was. */
export function ImportTexts({ language, save }: ImportTextsProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fileName, setFileName] = useState<string>();
  const [changes, setChanges] = useState<TextChanges | null>();
  const [faults, setFaults] = useState<readonly string[]>([]);

  const forget = () => {
    setFileName(undefined);
    setChanges(undefined);
    setFaults([]);
  };
  const close = () => {
    forget();
    setOpen(false);
  };

  async function take(file: File) {
    forget();
    setFileName(file.name);
    const text = await file.text().catch(() => '');
    setChanges(readTexts(text, language.texts));
  }

  const found = Object.entries(changes?.texts ?? {});

  async function submit() {
    setBusy(true);
    setFaults([]);
    try {
      let { version } = language;
      for (let start = 0; start < found.length; start += translationLimits.texts) {
        const part = Object.fromEntries(found.slice(start, start + translationLimits.texts));
        ({ version } = await save(part, version));
      }
      toasts.show({ tone: 'success', message: t('settings.translations.imported', { total: found.length }) });
      close();
    } catch (error) {
      const fields = error instanceof ApiError ? Object.entries(error.fieldErrors) : [];
      const named = fields.map(
        ([field, messages]) => `${field.replace(/^texts\./, '')}: ${messages.join(' ')}`,
      );
      setFaults(named.length > 0 ? named : [describeFailure(error, t)]);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button icon={<Upload aria-hidden />} onPress={() => setOpen(true)}>
        {t('settings.translations.import')}
      </Button>
      <Dialog
        title={t('settings.translations.import.title', { name: language.name })}
        isOpen={isOpen}
        isBusy={isBusy}
        onOpenChange={(isNowOpen) => (isNowOpen ? setOpen(true) : close())}
        actions={
          <>
            <Button slot="close" isDisabled={isBusy}>
              {t('form.cancel')}
            </Button>
            <Button
              variant="solid"
              tone="accent"
              isPending={isBusy}
              isDisabled={found.length === 0}
              onPress={() => void submit()}
            >
              {t('settings.translations.import')}
            </Button>
          </>
        }
      >
        <Dropzone
          label={t('settings.translations.file')}
          accept={['.json']}
          maxBytes={maxBytes}
          fileName={fileName}
          onFile={(file) => void take(file)}
          onClear={forget}
        />
        {changes === null && <Alert tone="danger">{t('settings.translations.no_file')}</Alert>}
        {changes && <PlainText>{t('settings.translations.changes', { total: found.length })}</PlainText>}
        {changes && changes.unknown.length > 0 && (
          <Alert tone="warning">
            {t('settings.translations.unknown', { total: changes.unknown.length })}
          </Alert>
        )}
        {faults.length > 0 && (
          <Alert tone="danger" isAssertive>
            <styles.Faults>
              {faults.slice(0, maxFaults).map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </styles.Faults>
          </Alert>
        )}
      </Dialog>
    </>
  );
}

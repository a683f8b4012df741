import { importLimits } from '@bureau/contract';
import { Button, ButtonLink, EmptyState, Dropzone, PageHeader, Section } from '@bureau/ui';
import { ColumnMapping, type ImportField } from '@bureau/ui/blocks';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answering, Identified } from '../../api/resource.ts';
import { useFormats } from '../../core/formats/useFormats.ts';
import { focusHeading } from '../../core/navigation/focusHeading.ts';
import type { ShownField } from '../fields/ShownField.ts';
import { useShownFields } from '../fields/useShownFields.ts';
import type { ResourceScreens, ScreenResource } from '../resource/ResourceScreens.ts';
import { UnsavedChangesPrompt } from '../UnsavedChangesPrompt.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import * as styles from './ImportScreen.styles.ts';
import { withCustomFields } from './importChoice.ts';
import { useImportFlow } from './useImportFlow.ts';

interface ImportScreenProps<Item extends Identified> {
  readonly screens: ResourceScreens<Item, ScreenResource & Answering<'import'>>;
}

const toImportField = ({ column, field, label }: ShownField): ImportField => ({
  id: column,
  label,
  ...(field.isRequired && { isRequired: true }),
  ...(field.kind === 'date' && { kind: 'date' }),
});

const accept = ['.csv', '.xlsx'];

/** Moves the focus to the page's heading when another page is shown in place of the one where it was. */
function useHeadingFocus(isOther: boolean): void {
  const shown = useRef(isOther);
  useEffect(() => {
    if (shown.current === isOther) return;
    shown.current = isOther;
    if (document.activeElement === document.body) focusHeading();
  }, [isOther]);
}

/** Takes records in from a file: shows what its columns are taken for and what would be imported, and imports it. */
export function ImportScreen<Item extends Identified>({ screens }: ImportScreenProps<Item>) {
  const { path, resource, titles } = screens;
  const { t } = useTranslation();
  const today = useFormats().today();
  const flow = useImportFlow(resource);
  const { choice, step } = flow;
  const own = useShownFields(screens, undefined).filter(({ column }) =>
    resource.importFields.includes(column),
  );
  const fields = withCustomFields(own.map(toImportField), choice?.columns ?? []);
  const outcome = useRef<HTMLDivElement>(null);
  const goOn = (operation: () => void) => {
    outcome.current?.focus({ preventScroll: true });
    operation();
  };
  useHeadingFocus(step.kind === 'done');
  const isImporting = step.kind === 'importing';
  const missing = fields.filter(({ id, isRequired }) => isRequired && !choice?.sources[id]);
  const labels = new Map(fields.map(({ id, label }) => [id, label]));

  if (step.kind === 'done')
    return (
      <EmptyState
        icon={<CircleCheck />}
        isPageTitle
        title={t('import.done', { count: step.answer.created })}
        description={step.answer.failed > 0 && t('import.done.failed', { count: step.answer.failed })}
        action={
          <styles.Actions>
            <Button onPress={flow.clear}>{t('import.again')}</Button>
            <ButtonLink href={`${path}?filter[created_at]=${today}..${today}`} variant="solid" tone="accent">
              {t('import.show')}
            </ButtonLink>
          </styles.Actions>
        }
      />
    );

  return (
    <>
      <PageHeader title={t(titles.import)} />
      <styles.Steps>
        <Dropzone
          label={t('import.file')}
          description={t('import.description')}
          accept={accept}
          maxBytes={importLimits.bytes}
          onFile={flow.chooseFile}
          isDisabled={isImporting}
          {...(choice && { fileName: choice.file.name })}
          onClear={flow.clear}
        />
        {choice?.columns && !isImporting && (
          <Section title={t('import.columns')}>
            <ColumnMapping
              columns={choice.columns}
              fields={fields}
              value={choice.sources}
              onChange={flow.chooseSources}
            />
          </Section>
        )}
        {/* as long as a required field has no column, there is nothing else to say */}
        {!(choice?.columns && missing.length > 0) && (
          <styles.Outcome ref={outcome} tabIndex={-1}>
            <ImportOutcome
              step={step}
              labelOf={(field) => labels.get(field) ?? field}
              canCheck={choice?.columns !== undefined}
              onCheck={() => goOn(flow.check)}
              onRetry={goOn}
              onImport={(skipsErrors) => goOn(() => flow.run(skipsErrors))}
            />
          </styles.Outcome>
        )}
      </styles.Steps>
      <UnsavedChangesPrompt
        title={t('import.leave.title')}
        message={t('import.leave.message')}
        tone="accent"
        isUnsaved={isImporting}
      />
    </>
  );
}

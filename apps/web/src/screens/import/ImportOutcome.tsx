import { Alert, Button, ProgressBar } from '@bureau/ui';
import { RowErrors } from '@bureau/ui/blocks';
import { useTranslation } from 'react-i18next';
import { describeImportFailure, isFileAtFault } from './describeImportFailure.ts';
import type { ImportStep } from './useImportFlow.ts';

interface ImportOutcomeProps {
  readonly step: ImportStep;
  /** Names a field as the person knows it. */
  readonly labelOf: (field: string) => string;
  /** Whether what was chosen has to be checked before anything can be imported. */
  readonly canCheck: boolean;
  readonly onCheck: () => void;
  readonly onRetry: (retry: () => void) => void;
  readonly onImport: (skipsErrors: boolean) => void;
}

/** Shows what becomes of the file: how far it has been read, what would be imported, and what went wrong. */
export function ImportOutcome({ canCheck, labelOf, onCheck, onImport, onRetry, step }: ImportOutcomeProps) {
  const { i18n, t } = useTranslation();
  switch (step.kind) {
    case 'choosing':
      return canCheck && <Button onPress={onCheck}>{t('import.check')}</Button>;
    case 'checking':
      return <ProgressBar label={t('import.checking')} />;
    case 'importing': {
      const { progress } = step;
      if (!progress) return <ProgressBar label={t('import.phase.reading')} />;
      const write = (count: number) => count.toLocaleString(i18n.language);
      return (
        <ProgressBar
          label={t(`import.phase.${progress.phase}`)}
          {...(progress.total > 0 && {
            value: progress.done,
            max: progress.total,
            valueLabel: t('import.progress', {
              done: write(progress.done),
              total: write(progress.total),
              count: progress.total,
            }),
          })}
        />
      );
    }
    case 'failed':
      return (
        <Alert
          tone="danger"
          isAssertive
          title={t(`import.failed.${step.operation}`)}
          action={
            isFileAtFault(step.error) ? undefined : (
              <Button onPress={() => onRetry(step.retry)}>{t('state.failed.retry')}</Button>
            )
          }
        >
          {describeImportFailure(step.error, step.operation, t)}
        </Alert>
      );
    case 'checked': {
      const { errors, failed, rows } = step.answer;
      // without leaving out the others none would be created
      const count = rows - failed;
      const issues = errors.map(({ field, message, row }) => ({
        row,
        message,
        ...(field !== null && { field: labelOf(field) }),
      }));
      return (
        <>
          <Alert tone={failed > 0 ? 'warning' : 'success'} isAssertive>
            {t('import.checked', { count })} {failed > 0 && t('import.checked.failed', { count: failed })}
          </Alert>
          {issues.length > 0 && <RowErrors errors={issues} total={Math.max(failed, issues.length)} />}
          {count > 0 && (
            <Button variant="solid" tone="accent" onPress={() => onImport(failed > 0)}>
              {t(failed > 0 ? 'import.skip' : 'import.run', { count })}
            </Button>
          )}
        </>
      );
    }
    case 'done':
      return null;
  }
}

import type { TFunction } from 'i18next';
import { ApiError } from '../../api/ApiError.ts';
import { describeFailure } from '../describeFailure.ts';

/** Returns whether a file is no longer as it was chosen. */
const isChanged = (error: unknown) =>
  error instanceof DOMException && ['NotReadableError', 'NotFoundError'].includes(error.name);

/** Returns whether the file itself cannot be taken, so that trying again with it leads nowhere. */
export const isFileAtFault = (error: unknown) =>
  isChanged(error) || (error instanceof ApiError && [413, 415, 422].includes(error.status));

/** Returns why a file was not checked, or not imported. */
export function describeImportFailure(error: unknown, operation: 'check' | 'import', t: TFunction): string {
  if (isChanged(error)) return t('import.failed.changed');
  if (error instanceof ApiError) {
    if (error.status === 413) return t('import.failed.too_large');
    // a fault of the server has words of its own
    if (error.isUnanswered && error.status !== 500) return t(`import.failed.${operation}.unanswered`);
  }
  return describeFailure(error, t, 'load');
}

import { FormError } from '@bureau/forms';
import type { TFunction } from 'i18next';
import { ApiError } from '../api/ApiError.ts';
import { isUnreported } from '../api/errorEffect.ts';

type Operation = 'save' | 'load';

/** Returns why something was not saved, or not loaded, in the server's own words where it has some: a message that is shown in place. */
export function describeFailure(error: unknown, t: TFunction, operation: Operation = 'save'): string {
  if (error instanceof FormError && error.message !== '') return error.message;
  if (!(error instanceof ApiError)) return t(`errors.${operation}.other`);
  if (error.isUnavailable) return t(`errors.${operation}.network`);
  if (operation === 'save' && error.kind === 'malformed') return t('errors.save.malformed');
  if (error.status === 403) return t('errors.forbidden');
  if (error.status === 404) return t('errors.not_found');
  // the API's own words name the time, what stands before it may not
  if (error.retryAfter !== null && !/\d/.test(error.text ?? ''))
    return t('errors.too_often', { seconds: error.retryAfter });
  const messages = Object.values(error.fieldErrors).flat();
  return error.text ?? (messages.length > 0 ? messages.join(' ') : t(`errors.${operation}.other`));
}

/**
 * Turns a failed call into what a Form shows: the messages of a 422 at their fields, and of what the catalogue shows
 * nothing, or leaves to the form, a message above it. Everything else was shown already.
 */
export function toFormError(error: unknown, t: TFunction, operation?: Operation): unknown {
  if (!(error instanceof ApiError)) return error;
  if (Object.keys(error.fieldErrors).length > 0) return new FormError({ fields: error.fieldErrors });
  if (!isUnreported(error)) return error;
  return new FormError({ message: describeFailure(error, t, operation) });
}

/** Leaves failed calls to where they were shown, and reports everything else as the defect that it is. */
export function reportDefect(error: unknown): void {
  if (!(error instanceof ApiError) && !(error instanceof DOMException && error.name === 'AbortError'))
    reportError(error);
}

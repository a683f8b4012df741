import type { useInputMessages } from '../messages/useInputMessages.ts';
import { type FileLimits, type FilesError, formatBytes } from './validateFiles.ts';

/** Lists the accepted file name extensions as a language does: ".csv or .txt". */
export function formatTypes(accept: readonly string[] = [], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(accept);
}

/** Returns the text that says why a file was rejected, and what is accepted. */
export function describeFilesError(
  error: FilesError,
  { accept, maxBytes, maxCount = 1 }: FileLimits,
  t: ReturnType<typeof useInputMessages>,
  locale: string,
): string {
  return t(`ui.fileDrop.problem.${error.kind}`, {
    name: 'name' in error ? error.name : '',
    size: error.kind === 'tooLarge' ? formatBytes(error.size, locale) : '',
    limit: formatBytes(maxBytes, locale),
    types: formatTypes(accept, locale),
    max: maxCount.toLocaleString(locale),
  });
}

/** Describes what was dropped, pasted or chosen: a file, or a folder, which a browser hands over as one. */
export interface DroppedFile {
  file: File;
  isFolder: boolean;
}

/** The reason why a file is rejected. */
export type FileError =
  | { kind: 'folder' | 'type' | 'empty'; name: string }
  | { kind: 'tooLarge'; name: string; size: number };

/** The reason why what was dropped is rejected. */
export type FilesError = { kind: 'several' } | { kind: 'tooMany'; name: string } | FileError;

/** Describes what is accepted. */
export interface FileLimits {
  /** The accepted file name extensions. Defaults to all. */
  accept?: readonly string[] | undefined;
  /** The size of the largest file, in bytes. */
  maxBytes: number;
  /** The number of files. Defaults to 1. */
  maxCount?: number | undefined;
}

/** Describes what was dropped after it was checked. */
export interface ValidatedFiles {
  /** What is accepted. */
  readonly files: readonly File[];
  /** Why others are rejected, in the order in which they were dropped. */
  readonly errors: readonly FilesError[];
}

function validateFile(
  { file, isFolder }: DroppedFile,
  { accept, maxBytes }: FileLimits,
): FileError | undefined {
  const { name, size } = file;
  if (isFolder) return { kind: 'folder', name };
  const isAccepted = !accept || accept.some((ending) => name.toLowerCase().endsWith(ending.toLowerCase()));
  if (!isAccepted) return { kind: 'type', name };
  if (size === 0) return { kind: 'empty', name };
  if (size > maxBytes) return { kind: 'tooLarge', name, size };
  return undefined;
}

/**
 * Separates what is accepted of what was dropped from what is not. Where one file is wanted, several are rejected together, since nobody knows
 * which is meant; else those beyond `maxCount`, of which `presentCount` are there already, are rejected.
 */
export function validateFiles(
  dropped: readonly DroppedFile[],
  limits: FileLimits,
  presentCount = 0,
): ValidatedFiles {
  const { maxCount = 1 } = limits;
  if (maxCount === 1 && dropped.length > 1) return { files: [], errors: [{ kind: 'several' }] };
  const files: File[] = [];
  const errors: FilesError[] = [];
  for (const candidate of dropped) {
    const error = validateFile(candidate, limits);
    if (error) errors.push(error);
    else if (presentCount + files.length >= maxCount) {
      errors.push({ kind: 'tooMany', name: candidate.file.name });
    } else files.push(candidate.file);
  }
  return { files, errors };
}

/** Lists what was dropped or pasted. It has to be asked for while the event is handled. */
export function listDroppedFiles({ items, files }: DataTransfer): readonly DroppedFile[] {
  const entries = Array.from(items).filter(({ kind }) => kind === 'file');
  return Array.from(files, (file, place) => ({
    file,
    isFolder: entries[place]?.webkitGetAsEntry()?.isDirectory === true,
  }));
}

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const step = 1024;

/** Writes a size as a language does: "200 MB", "1,5 GB". */
export function formatBytes(bytes: number, locale: string): string {
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(step)), byteUnits.length - 1);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: byteUnits[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / step ** power);
}

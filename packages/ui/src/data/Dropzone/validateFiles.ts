/** Describes what was dropped, pasted or chosen: a file, or a folder, which a browser hands over as one. */
export interface DroppedFile {
  file: File;
  isFolder: boolean;
}

/** The reason why a file is rejected. */
export type FileError =
  { kind: 'folder' | 'type' | 'empty'; name: string } | { kind: 'tooLarge'; name: string; size: number };

/** The reason why what was dropped is rejected. */
export type FilesError = { kind: 'several' } | FileError;

interface Limits {
  /** The accepted file name extensions. Defaults to all. */
  accept?: readonly string[];
  maxBytes: number;
}

/** Returns the reason to reject a file; nothing when it is accepted. */
export function validateFile(
  { file, isFolder }: DroppedFile,
  { accept, maxBytes }: Limits,
): FileError | undefined {
  const { name, size } = file;
  if (isFolder) return { kind: 'folder', name };
  const isAccepted = !accept || accept.some((ending) => name.toLowerCase().endsWith(ending.toLowerCase()));
  if (!isAccepted) return { kind: 'type', name };
  if (size === 0) return { kind: 'empty', name };
  if (size > maxBytes) return { kind: 'tooLarge', name, size };
  return undefined;
}

/** Returns the one file that was dropped, or the reason why it is rejected. Returns nothing when nothing was dropped. */
export function validateFiles(
  dropped: readonly DroppedFile[],
  limits: Limits,
): { file: File } | { error: FilesError } | undefined {
  const [first] = dropped;
  if (!first) return undefined;
  if (dropped.length > 1) return { error: { kind: 'several' } };
  const error = validateFile(first, limits);
  return error ? { error } : { file: first.file };
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

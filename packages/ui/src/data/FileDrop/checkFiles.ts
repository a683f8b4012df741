/** Describes what was dropped, pasted or chosen: a file, or a folder, which a browser hands over as one. */
export interface Offered {
  file: File;
  isFolder: boolean;
}

/** Says what stands against what was offered. */
export type FileProblem =
  | { kind: 'several' }
  | { kind: 'folder' | 'type' | 'empty'; name: string }
  | { kind: 'tooLarge'; name: string; size: number };

interface Limits {
  accept: readonly string[];
  maxBytes: number;
}

/** Gives the one file that was offered, or says why it is not taken. Gives nothing when nothing was offered. */
export function checkFiles(
  offered: readonly Offered[],
  { accept, maxBytes }: Limits,
): { file: File } | { problem: FileProblem } | undefined {
  const [first] = offered;
  if (!first) return undefined;
  const { file, isFolder } = first;
  const { name, size } = file;
  if (offered.length > 1) return { problem: { kind: 'several' } };
  if (isFolder) return { problem: { kind: 'folder', name } };
  const isAccepted = accept.some((ending) => name.toLowerCase().endsWith(ending.toLowerCase()));
  if (!isAccepted) return { problem: { kind: 'type', name } };
  if (size === 0) return { problem: { kind: 'empty', name } };
  if (size > maxBytes) return { problem: { kind: 'tooLarge', name, size } };
  return { file };
}

/** Lists what was dropped or pasted. It has to be asked for while the event is handled. */
export function listOffered({ items, files }: DataTransfer): readonly Offered[] {
  const entries = Array.from(items).filter(({ kind }) => kind === 'file');
  return Array.from(files, (file, place) => ({
    file,
    isFolder: entries[place]?.webkitGetAsEntry()?.isDirectory === true,
  }));
}

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const step = 1024;

/** Writes a size as a language does: "200 MB", "1,5 GB". */
export function writeBytes(bytes: number, locale: string): string {
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(step)), byteUnits.length - 1);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: byteUnits[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / step ** power);
}

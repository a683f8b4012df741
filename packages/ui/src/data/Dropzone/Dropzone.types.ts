import type { RootProps } from '../../primitives/root/index.ts';

export interface DropzoneProps extends RootProps<HTMLDivElement> {
  /** What is wanted: "CSV file". */
  label: string;
  /** Describes what has to be in the file. */
  description?: string;
  /** The accepted file name extensions, with their dots: `.csv`. */
  accept: readonly string[];
  /** The size of the largest file that is taken, in bytes. */
  maxBytes: number;
  /** Runs with a file that was dropped, pasted or chosen, and is neither empty, too large nor of another type. */
  onFile: (file: File) => void;
  /** Takes no files. */
  isDisabled?: boolean;
  /** Names the file that was taken. */
  fileName?: string;
  /** Takes the file away again; without it that is not dropped. */
  onClear?: () => void;
}

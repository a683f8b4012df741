import type { RootProps } from '../../primitives/root/index.ts';

/** Describes a file on a record. */
export interface AttachedFile {
  /** Identifies the file. */
  readonly id: number;
  /** The name, with its ending. */
  readonly name: string;
  /** The address from which it is saved. */
  readonly href: string;
  /** Its size in bytes. */
  readonly size: number;
  /** Who attached it, and when. */
  readonly details: string;
}

/** Describes an upload that is in progress, or has failed. */
export interface FileUpload {
  /** Identifies the upload. */
  readonly id: number;
  /** The name of the file that is being sent. */
  readonly name: string;
  /** Why the upload failed; undefined while it is in progress. */
  readonly failure?: string | undefined;
}

export interface AttachmentsProps extends RootProps<HTMLDivElement> {
  /** Names the files for assistive technology. */
  label: string;
  /** The files, the newest first. */
  files: readonly AttachedFile[];
  /** The uploads that are in progress or have failed. */
  uploads: readonly FileUpload[];
  /** The text shown when there are no files. */
  emptyText: string;
  /** Whether files can be added and removed. */
  canEdit: boolean;
  /** The size of the largest file that is taken, in bytes. */
  maxBytes: number;
  /** Runs with files that were chosen, dropped or pasted, none of them empty or too large. */
  onAttach: (files: readonly File[]) => void;
  /** Runs with a file that a person removes. */
  onRemove: (file: AttachedFile) => void;
  /** Runs when a failed upload is to be retried. */
  onRetry: (file: FileUpload) => void;
  /** Runs when a failed upload is dismissed. */
  onDismiss: (file: FileUpload) => void;
}

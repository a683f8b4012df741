import type { Ref } from 'react';

/** Describes a file on a record. */
export interface AttachedFile {
  readonly id: number;
  readonly name: string;
  /** Gives the address from which it is saved. */
  readonly href: string;
  /** Gives its size in bytes. */
  readonly size: number;
  /** Says who attached it, and when. */
  readonly details: string;
}

/** Describes a file on its way to the record, or one that did not arrive. */
export interface FileUpload {
  readonly id: number;
  readonly name: string;
  /** Says why it did not arrive; undefined while it is on its way. */
  readonly failure?: string | undefined;
}

export interface AttachmentsProps {
  /** Names the files for assistive technology. */
  label: string;
  /** Gives the files, the newest first. */
  files: readonly AttachedFile[];
  /** Gives those that are being attached. */
  uploads: readonly FileUpload[];
  /** Says that there are no files. */
  emptyText: string;
  /** Lets files be added and removed. */
  canEdit: boolean;
  /** Gives the size of the largest file that is taken, in bytes. */
  maxBytes: number;
  /** Runs with files that were chosen, dropped or pasted, none of them empty or too large. */
  onAttach: (files: readonly File[]) => void;
  onRemove: (file: AttachedFile) => void;
  /** Runs when a file that did not arrive is to be sent again. */
  onRetry: (file: FileUpload) => void;
  /** Runs when a file that did not arrive is to be forgotten. */
  onDismiss: (file: FileUpload) => void;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

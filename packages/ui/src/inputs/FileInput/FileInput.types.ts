import type { HTMLAttributes, Ref } from 'react';
import type { FileLimits } from '../files/validateFiles.ts';
import type { InputState } from '../parts/FieldContext.ts';
import type { OwnAttribute, ValueProps } from '../parts/input.types.ts';

/** Describes how far the upload of a file has come. */
export interface FileUploadState {
  /** The share that was sent, from 0 to 1; `undefined` while it is not known. */
  readonly progress?: number | undefined;
  /** Why the upload failed. */
  readonly error?: string | undefined;
}

/**
 * Describes what takes files. Other attributes and native events, `className`, `style` and `ref` reach the element around it, which is named
 * by `aria-label` or by the frame.
 */
export interface FileInputProps
  extends
    InputState,
    ValueProps<readonly File[]>,
    FileLimits,
    Omit<HTMLAttributes<HTMLDivElement>, OwnAttribute | 'role'> {
  /** The size of the largest file, in bytes. */
  maxBytes: number;
  /** The number of files. Where it is 1, which it is by default, another file replaces the one that is there. */
  maxCount?: number | undefined;
  /** The accepted file name extensions, with their dots: `.pdf`. Defaults to all. */
  accept?: readonly string[] | undefined;
  /** Shows a small picture of each file that is an image. */
  hasPreviews?: boolean;
  /** Returns how far the upload of a file has come; `undefined` when it is not under way. */
  getUploadState?: ((file: File) => FileUploadState | undefined) | undefined;
  /** Receives the element of the control. */
  ref?: Ref<HTMLDivElement>;
}

import type { ResolveImage } from '@bureau/ui';
import type { RichTextEditorProps } from '../RichTextEditor/index.ts';

/** Describes how an image is on its way to the server. */
export interface ImageUploadOptions {
  /** Is aborted when the image is taken out before it has arrived. */
  readonly signal: AbortSignal;
  /** Runs with the share that was sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Stores an image, and returns the address by which the text names it. A promise that rejects says why by the message of its error. */
export type UploadImage = (file: File, options: ImageUploadOptions) => Promise<{ readonly src: string }>;

/** Describes how the images of a text are stored and loaded. */
export interface ArticleImages {
  /** Stores an image that is put into the text. Without it, none can be. */
  readonly onUploadImage?: UploadImage | undefined;
  /** Returns the address that an image is loaded from, of that which the text names; undefined while it is not known. Defaults to the address itself. */
  readonly resolveImage?: ResolveImage | undefined;
  /** The size of the largest image, in bytes. Defaults to 10 MB. */
  readonly maxImageBytes?: number | undefined;
}

export interface ArticleEditorProps extends Omit<RichTextEditorProps, 'tools'>, ArticleImages {}

import type { ImageValues } from './ImageNode.ts';

/** Holds where what was uploaded is, and how it looks until it can be loaded from there. Undoing takes an image back to when it was on its way. */
const addresses = new Map<string, string>();
const previews = new Map<string, string>();

/** Returns the address that the text names of an image; an empty text while it is on its way. */
export const addressOf = ({ src, upload }: Pick<ImageValues, 'src' | 'upload'>): string =>
  src === '' && upload !== undefined ? (addresses.get(upload) ?? '') : src;

/** Returns what an image that was put in here looks like, as a `data:` address, which is never part of the text. */
export const previewOf = ({ src, upload }: Pick<ImageValues, 'src' | 'upload'>): string | undefined =>
  previews.get(upload ?? '') ?? previews.get(src);

/** Remembers how an image looks that is on its way. */
export function keepPreview(upload: string, preview: string): void {
  previews.set(upload, preview);
}

/** Remembers where an image is that has arrived. */
export function keepAddress(upload: string, src: string): void {
  addresses.set(upload, src);
  const preview = previews.get(upload);
  if (preview !== undefined) previews.set(src, preview);
}

/** Reads an image as a `data:` address, and its size. */
export async function readImage(file: File) {
  const reader = new FileReader();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
  reader.addEventListener('error', () => reject(new Error(file.name)));
  reader.readAsDataURL(file);
  const preview = await promise;
  const image = new Image();
  image.src = preview;
  await image.decode();
  return { preview, width: image.naturalWidth, height: image.naturalHeight };
}

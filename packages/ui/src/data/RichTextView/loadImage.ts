/** Returns the address that an image is loaded from, of that which a text names; undefined while it is not known. */
export type ResolveImage = (src: string) => string | undefined;

/** Keeps an image from being loaded, and remembers the address that the text names. */
export function holdImage(image: HTMLImageElement): void {
  image.dataset['src'] = image.getAttribute('src') ?? '';
  image.removeAttribute('src');
}

/** Loads an image that was held, unless it is there already. */
export function loadImage(image: HTMLImageElement, resolveImage: ResolveImage = (src) => src): void {
  if (image.src !== '' && !(image.complete && image.naturalWidth === 0)) return;
  const address = resolveImage(image.dataset['src'] ?? '');
  if (address !== undefined) image.src = address;
}

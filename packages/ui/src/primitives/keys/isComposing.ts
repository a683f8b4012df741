/** Is the code of a key that an input method has taken. */
const taken = 229;

/**
 * Returns whether a key belongs to an input method, which ends a word by Enter, or calls it off by Escape. Safari has ended the word already when it reports the
 * key.
 */
export const isComposing = (event: { readonly isComposing: boolean; readonly keyCode: number }): boolean =>
  event.isComposing || event.keyCode === taken;

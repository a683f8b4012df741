/**
 * Returns a text as it is compared in a search: without accents and strokes, and in capital letters, in which i has no dot and ß is two.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[ĐŁØ]/g, (letter) => 'DLO'.charAt('ĐŁØ'.indexOf(letter)));

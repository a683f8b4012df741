/** Returns a text as it is compared in a search: without accents and strokes, and in lower case. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase('en')
    .replaceAll(/[đłøı]/g, (letter) => 'dloi'.charAt('đłøı'.indexOf(letter)));

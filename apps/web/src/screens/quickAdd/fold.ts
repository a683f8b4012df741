/** Returns a text as names and words are compared: without case, accents, strokes and the points of abbreviations. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('.', '')
    .toLocaleLowerCase('en')
    .replaceAll('ß', 'ss')
    .replaceAll(/[đłøı]/g, (letter) => 'dloi'.charAt('đłøı'.indexOf(letter)));

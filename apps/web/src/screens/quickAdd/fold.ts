/** Returns a text as names and words are compared: without case, accents and the points of abbreviations. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('.', '')
    .toLocaleLowerCase('en')
    .replaceAll('ß', 'ss');

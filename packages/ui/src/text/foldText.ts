/** Returns a text as it is compared in a search: without accents and in lower case. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');

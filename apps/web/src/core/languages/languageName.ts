/** Names a language as its speakers do where browsers give the name of the country. */
const ownNames: Readonly<Record<string, string>> = { id: 'Bahasa Indonesia' };

/** Returns the name of a language in that language. */
export function languageName(language: string): string {
  const own = ownNames[language];
  if (own !== undefined) return own;
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const files = import.meta.glob<Readonly<Record<string, string>>>(
  ['../**/locales/*.json', '../../../../packages/contract/labels/*/locales/*.json'],
  { import: 'default' },
);

/** Reads the texts of catalogues of the application in a language from its sources, as the server answers; of all where none are named. */
export async function readCatalogues(language: string, catalogues: string | null): Promise<object> {
  const names = catalogues?.split(',') ?? ['[^/]+'];
  const wanted = new RegExp(`/(?:${names.join('|')})/locales/${language}\\.json$`);
  const texts = Object.entries(files).filter(([file]) => wanted.test(file));
  return Object.assign({}, ...(await Promise.all(texts.map(([, load]) => load())))) as object;
}

/** Lists the names of the catalogues of the application. */
export const catalogueNames = [...new Set(Object.keys(files).map((file) => file.split('/').at(-3) ?? ''))];

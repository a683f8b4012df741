import type { ActiveLanguage, ListQuery, ResponseOf, translations as contract } from '@bureau/contract';
import { asc, eq, sql, type SQL } from '../../db/orm.ts';
import type { Database } from '../../db/database.ts';
import { containsWritten, isOneOf } from '../../db/list/conditions.ts';
import type { ListSource } from '../../db/list/listSource.ts';
import { answerList, oneRow, type Rows } from '../../db/list/answerList.ts';
import { writeTimes } from '../../db/list/writeTimes.ts';
import { translations, translationTexts } from '../../db/schema/index.ts';
import { missingTexts, type OwnTexts } from './rules.ts';
import { shippedOf } from './shipped.ts';

export type Translation = ResponseOf<typeof contract.one>;

const source: ListSource<typeof contract.listSpec> = {
  id: translations.id,
  sort: {
    language: { column: translations.language, isUnique: true },
    name: { column: translations.name },
    created_at: { column: translations.createdAt },
    updated_at: { column: translations.updatedAt },
  },
  filter: {},
  search: (q) => containsWritten(sql`(${translations.language} || ' ' || ${translations.name})`, q),
};

/** Reads the own texts of languages, by language. */
export async function readOwnTexts(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OwnTexts>> {
  const { translationId: id, key, text } = translationTexts;
  const rows = await db.select({ id, key, text }).from(translationTexts).where(isOneOf(id, ids));
  const byLanguage = Map.groupBy(rows, (row) => row.id);
  return new Map(ids.map((one) => [one, new Map(byLanguage.get(one)?.map((row) => [row.key, row.text]))]));
}

async function readRows(db: Database, { condition, order, limit, offset }: Rows) {
  const rows = await db
    .select({
      id: translations.id,
      language: translations.language,
      name: translations.name,
      icon: translations.icon,
      is_active: translations.isActive,
      created_at: translations.createdAt,
      updated_at: translations.updatedAt,
      created_by: translations.createdBy,
      version: translations.version,
    })
    .from(translations)
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const texts = await readOwnTexts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const own: OwnTexts = texts.get(row.id) ?? new Map<string, string>();
    const missing = missingTexts(row.language, own);
    const { wanted } = shippedOf(row.language);
    const ownCount = [...own.keys()].filter((key) => wanted.has(key)).length;
    const item = { ...row, ...writeTimes(row), own_count: ownCount, missing_count: missing.length };
    return { item, own, missing };
  });
}

/** Lists the languages that the application can be used in. */
export const listTranslations = (
  db: Database,
  query: ListQuery<typeof contract.listSpec>,
): Promise<ResponseOf<typeof contract.list>> =>
  answerList(db, source, query, {
    fallback: ['language'],
    read: async (rows) => (await readRows(db, rows)).map(({ item }) => item),
  });

async function readOne(db: Database, condition: SQL) {
  const [found] = await readRows(db, oneRow(condition));
  if (found === undefined) return null;
  const { item, own, missing } = found;
  const { texts, wanted } = shippedOf(item.language);
  const translation: Translation = {
    ...item,
    texts: [...wanted].map(([key, english]) => ({
      key,
      english,
      shipped: texts[key] ?? null,
      own: own.get(key) ?? null,
    })),
    missing,
  };
  return { translation, own };
}

/** Reads a language with all of its texts, and by itself what of them is the company's own. */
export const findTranslation = (db: Database, id: number) => readOne(db, eq(translations.id, id));

/** Lists the languages that people can choose. */
export function listActive(db: Database): Promise<ActiveLanguage[]> {
  const { id, language, name, icon } = translations;
  return db
    .select({ id, language, name, icon })
    .from(translations)
    .where(eq(translations.isActive, true))
    .orderBy(asc(language));
}

import { isLocale, type Locale } from '@bureau/values';
import { eq } from '../../db/orm.ts';
import type { Handler } from 'hono';
import type { Database } from '../../db/database.ts';
import { translations } from '../../db/schema/index.ts';
import type { AppEnv, Services } from '../../http/context.ts';
import { answerWebFile, toWebFile, type WebFile } from '../../http/static/webFile.ts';
import { findTranslation } from './read.ts';
import { mergeTexts } from './rules.ts';
import { isShipped, type Shipped, shippedIn, shippedOf } from './shipped.ts';

/** Holds the file of a language as it was when its record had a version. */
interface Known {
  readonly version: string;
  readonly file: WebFile;
}

/** How many files are kept at most, whatever is asked for: more than pages ask for in the languages that people use. */
const maxCached = 256;

/**
 * Serves the texts of a language: those that are shipped, and over them what the company says in its own words (docs/product.md §7); of some
 * catalogues only where `?catalogues=` names them (docs/adr/0033-catalogues-by-part.md). A language that is not offered any more is served too, since there may be people who have chosen it. Whether something has changed is asked each time, so
 * that all processes on one database tell the same.
 */
export function serveTexts({ db }: Pick<Services, 'db'>): Handler<AppEnv> {
  const known = new Map<string, Known>();

  async function read(shipped: Shipped, id: number | undefined): Promise<WebFile> {
    const found = id === undefined ? null : await findTranslation(db, id);
    const texts = mergeTexts(shipped, found?.own ?? new Map<string, string>());
    return toWebFile(Buffer.from(JSON.stringify(texts)), 'application/json; charset=utf-8');
  }

  return async (context) => {
    const language = /\/([a-z]+)\.json$/.exec(context.req.path)?.[1];
    if (!isLocale(language) || !isShipped(language)) return context.notFound();
    const names = context.req.query('catalogues');
    const shipped = names === undefined ? shippedOf(language) : shippedIn(language, names.split(','));
    if (shipped === undefined) return context.notFound();
    const key = `${language} ${names}`;
    const [row] = await versionOf(db, language);
    const version = `${row?.id} ${row?.version}`;
    const before = known.get(key);
    const file = before?.version === version ? before.file : await read(shipped, row?.id);
    if (before === undefined && known.size >= maxCached) known.clear();
    known.set(key, { version, file });
    return answerWebFile(context, file);
  };
}

const versionOf = (db: Database, language: Locale) =>
  db
    .select({ id: translations.id, version: translations.version })
    .from(translations)
    .where(eq(translations.language, language));

import { Readable } from 'node:stream';
import { createOpenApi, endpoints, type OpenApiDocument, system } from '@bureau/contract';
import { sql } from '../../db/orm.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { notReady } from '../../errors/ApiError.ts';
import { docsPage } from '../../http/docs/docsPage.ts';
import { implement } from '../../http/implement.ts';

let described: OpenApiDocument | undefined;

/** Returns the description of the whole API, made when it is first asked for: it takes as long as a tenth of the start. */
function readOpenApi(): OpenApiDocument {
  described ??= createOpenApi(endpoints, packageJson.version);
  return described;
}

export const systemRoutes = [
  implement(system.openapi, async () => readOpenApi()),

  implement(system.docs, async ({ query }) => ({
    name: null,
    type: 'text/html; charset=utf-8',
    content: Readable.from([Buffer.from(await docsPage(readOpenApi(), query))]),
  })),

  implement(system.health, async () => ({ status: 'ok' as const })),

  implement(system.ready, async ({ db }) => {
    const isAnswering = await db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    if (!isAnswering) throw notReady();
    return { status: 'ok' as const };
  }),
];

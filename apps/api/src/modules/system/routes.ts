import { createOpenApi, endpoints, system } from '@bureau/contract';
import packageJson from '../../../package.json' with { type: 'json' };
import { sql } from 'drizzle-orm';
import { ApiError } from '../../http/ApiError.ts';
import { implement } from '../../http/implement.ts';

const openApi = createOpenApi(endpoints, packageJson.version);

export const systemRoutes = [
  implement(system.openapi, async () => openApi),

  implement(system.health, async () => ({ status: 'ok' as const })),

  implement(system.ready, async ({ db }) => {
    const isAnswering = await db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    if (!isAnswering) throw new ApiError(503, 'errors.notReady');
    return { status: 'ok' as const };
  }),
];

import { system } from '@bureau/contract';
import { sql } from 'drizzle-orm';
import { ApiError } from '../../http/ApiError.ts';
import { implement } from '../../http/implement.ts';

export const systemRoutes = [
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

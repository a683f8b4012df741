import { type SQL, sql } from 'drizzle-orm';
import { clients } from '../../db/schema/index.ts';
import type { Viewer } from '../Caller.ts';

/** Returns which clients somebody may name: all, or as one of a client's own people that one. */
export const pickableClients = ({ isExternal, clientId }: Viewer): SQL | undefined =>
  isExternal ? sql`${clients.id} = ${clientId}` : undefined;

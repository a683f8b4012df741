import { isAdmin } from '@bureau/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../access/Caller.ts';
import { clients } from '../../db/schema/index.ts';

/** Tells whether somebody works for a client, and so sees only what is that client's (docs/product.md §6). */
export const isOfClient = (viewer: Viewer) => viewer.roles.includes('client') && !isAdmin(viewer);

/** Says which clients somebody may name: all, or as one of a client's own people that one. */
export const pickableClients = (viewer: Viewer): SQL | undefined =>
  isOfClient(viewer) ? sql`${clients.id} = ${viewer.clientId}` : undefined;

import type { Named } from '@bureau/contract';
import { asc, sql } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import { pickableClients } from '../../access/visible/clients.ts';
import type { Database } from '../../db/database.ts';
import { clients } from '../../db/schema/index.ts';

/** Lists the clients that a caller may name, by name. */
export const pickClients = (db: Database, caller: Caller): Promise<Named[]> =>
  db
    .select({ id: clients.id, name: clients.name })
    .from(clients)
    .where(pickableClients(caller))
    .orderBy(sql`lower(${clients.name})`, asc(clients.id));

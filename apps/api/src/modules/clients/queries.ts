import type { Named } from '@bureau/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
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

/** Whether a client exists that a caller may name. */
export async function mayPickClient(db: Database, caller: Caller, id: number): Promise<boolean> {
  return (await db.$count(clients, and(eq(clients.id, id), pickableClients(caller)))) > 0;
}

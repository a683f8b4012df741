import type { NodePgDatabase, NodePgQueryResultHKT, PgDatabase } from './orm.ts';
import type { Pool } from 'pg';

/** A database or a transaction: what queries are run on. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

/** The database itself, with its pool of connections. */
export type RootDatabase = NodePgDatabase & { readonly $client: Pool };

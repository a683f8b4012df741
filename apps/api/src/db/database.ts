import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import type * as schema from './schema/index.ts';

export type Schema = typeof schema;

/** A database or a transaction: what queries are run on. */
export type Database = PgDatabase<NodePgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** The database itself, with its pool of connections. */
export type RootDatabase = NodePgDatabase<Schema> & { readonly $client: Pool };

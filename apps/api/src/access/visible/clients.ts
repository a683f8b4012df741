import { sql, type SQL } from '../../db/orm.ts';
import { clients } from '../../db/schema/index.ts';
import type { Viewer } from '../Caller.ts';

/** Returns which clients somebody may see and name: all, or as one of a client's own people that one. */
export const visibleClients = ({ isExternal, clientId }: Viewer): SQL | undefined =>
  isExternal ? sql`${clients.id} = ${clientId}` : undefined;

import { type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../Caller.ts';

/** Returns which teams somebody may see who may see teams: all, and of the company's as somebody of a client none. */
export const visibleTeams = ({ isExternal }: Viewer): SQL | undefined =>
  isExternal ? sql`false` : undefined;

import { type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../Caller.ts';

/** Returns which records of the company itself somebody may see who has the permission: all, and as somebody of a client none. */
export const visibleToStaff = ({ isExternal }: Viewer): SQL | undefined =>
  isExternal ? sql`false` : undefined;

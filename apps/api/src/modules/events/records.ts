import type { Records } from '../../records/Records.ts';
import { pagedModules } from '../records.ts';
import { userModule } from '../users/service.ts';

/** The records whose changes are told, by the names of their resources. */
export const watched: ReadonlyMap<string, Pick<Records, 'name' | 'table' | 'visible'>> = new Map(
  [...pagedModules, userModule].map((module) => {
    const records = module.recordsFor(null);
    return [records.name, records];
  }),
);

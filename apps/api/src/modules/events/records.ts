import type { Records } from '../../records/Records.ts';
import { departmentModule } from '../departments/service.ts';
import { pagedModules } from '../records.ts';
import { roleModule } from '../roles/service.ts';
import { userModule } from '../users/service.ts';

/** The records whose changes are told, by the names of their resources. */
export const watched: ReadonlyMap<string, Pick<Records, 'name' | 'table' | 'visible'>> = new Map(
  [...pagedModules, userModule, roleModule, departmentModule].map((module) => {
    const records = module.recordsFor(null);
    return [records.name, records];
  }),
);

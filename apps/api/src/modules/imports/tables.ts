import type { ImportTable } from '../../transfer/import/ImportTarget.ts';
import { projectImport } from '../projects/import.ts';
import { taskImport } from '../tasks/import.ts';
import { teamImport } from '../teams/import.ts';
import { userImport } from '../users/import.ts';

/** Lists the resources that can be imported, so that what an import leaves behind that breaks off is found. */
export const importTables: readonly ImportTable[] = [projectImport, taskImport, teamImport, userImport];

import type { ImportTable } from '../../transfer/import/ImportTarget.ts';
import { taskImport } from '../tasks/import.ts';
import { userImport } from '../users/import.ts';

/** Lists the resources that can be imported, so that what an import leaves behind that breaks off is found. */
export const importTables: readonly ImportTable[] = [taskImport, userImport];

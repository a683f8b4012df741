// Where every runner writes what it has counted, for the last line of `npm test`.
import { join } from 'node:path';

import { root } from './install.mjs';

export const reportsFolder = join(root, 'node_modules', '.cache', 'bureau', 'reports');

/**
 * `node tools/changed.ts [commit]` prints what `npm test -- --changed [commit]` runs, as JSON.
 */
import { root } from './install.mjs';
import { selectChanged } from './changed/selectChanged.ts';

console.log(JSON.stringify(selectChanged(root, process.argv[2])));

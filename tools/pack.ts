// Packs the packages into a folder, `packed` when none is named, and prints the line that installs them elsewhere.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { root } from './install.mjs';
import { pack } from './packages/freshApp.ts';

const folder = resolve(process.argv[2] ?? join(root, 'packed'));
mkdirSync(folder, { recursive: true });
const tarballs = await pack(folder);
const files = Object.values(tarballs).map(({ filename }) => join(folder, filename));
console.log(`npm install ${files.join(' ')} react react-dom styled-components`);

// `npm run backup` and `npm run restore`: installs what is missing, and runs a command of the API. Its files are named from where npm was called.
import { resolve } from 'node:path';

import { install, root, run } from './install.mjs';

const [name = '', ...given] = process.argv.slice(2);
const from = process.env['INIT_CWD'] ?? root;
const args = given.map((argument) => (argument.startsWith('-') ? argument : resolve(from, argument)));

const installed = await install();
process.exit(
  installed || (await run('npm', ['run', '--silent', '--workspace', '@bureau/api', name, '--', ...args])),
);

// `npm run fuzz`: sends anything at all to every call of the API, to all of them as often as the suite does to the fullest of a kind, by a
// seed that is drawn or given (`npm run fuzz -- 42`). What follows goes to the runner: `npm run fuzz -- 42 -t tasks.update`.
import { randomInt } from 'node:crypto';

import { install, run } from './install.mjs';

const [first = '', ...others] = process.argv.slice(2);
const isGiven = /^\d+$/.test(first);
const seed = isGiven ? first : String(randomInt(2 ** 31));
const args = isGiven || first === '' ? others : [first, ...others];

process.env['FUZZ_SEED'] = seed;
const installed = await install();
const code = installed || (await run('npm', ['run', '--silent', 'test:api', '--', 'http/fuzz', ...args]));
console.log(`The seed was ${seed}: \`npm run fuzz -- ${seed}\` makes the same calls again.`);
process.exit(code);

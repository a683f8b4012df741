/**
 * `npm run new component -- primitives/Stamp` makes the folder of a component, `npm run new feature -- taxes` a resource from its schema to its
 * screens. What is not said is asked for.
 */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

import { run } from '../install.mjs';
import { newComponent } from './component.ts';
import { newFeature } from './feature.ts';
import { Refusal } from './files.ts';

const usage = `npm run new component -- primitives/Stamp [--package forms] [--no-pictures]
npm run new feature -- taxes [--singular tax] [--code TAX]`;

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  options: {
    package: text,
    pictures: { type: 'boolean', default: true },
    singular: text,
    code: text,
  },
  allowPositionals: true,
  allowNegative: true,
});

try {
  const [kind = await ask('component or feature?'), name] = positionals;
  if (kind === 'component') await makeComponent(name ?? (await ask('Which component (primitives/Stamp)?')));
  else if (kind === 'feature') await makeFeature(name ?? (await ask('Which feature (taxes)?')));
  else throw new Refusal(`“${kind}” cannot be made.\n${usage}`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function makeComponent(place: string): Promise<void> {
  const files = newComponent(place, values.package);
  console.log(files.join('\n'));
  if (!values.pictures) return;
  console.log('\nDrawing its pictures …');
  const name = place.split('/').at(-1) ?? '';
  if ((await run('npm', ['run', '--silent', 'visual:update', '--', `/${name}/`])) !== 0) process.exitCode = 1;
}

async function makeFeature(name: string): Promise<void> {
  const files = await newFeature(name, values);
  console.log(files.join('\n'));
  await run('prettier', ['--log-level=warn', '--ignore-unknown', '--write', ...files]);
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new Refusal(usage);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} `);
  terminal.close();
  return answer.trim();
}

/**
 * `npm run new component -- primitives/Stamp` makes the folder of a component, `npm run new feature -- vehicles` a resource from its schema to its
 * screens. What is not said is asked for.
 */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

import { run } from '../install.mjs';
import { newComponent } from './component.ts';
import { newFeature } from './feature.ts';
import { GeneratorError } from './files.ts';

const usage = `npm run new component -- primitives/Stamp [--package forms] [--no-pictures]
npm run new feature -- vehicles [--fields "plate:line! seats:number"] [--singular vehicle] [--code VEH] [--group work] [--icon truck]`;

const text = { type: 'string' } as const;
const options = {
  package: text,
  pictures: { type: 'boolean', default: true },
  singular: text,
  code: text,
  fields: text,
  group: text,
  icon: text,
} as const;

try {
  const { values, positionals } = readArguments();
  const [kind = await ask('component or feature?'), name, ...others] = positionals;
  if (others.length > 0)
    throw new GeneratorError(`One thing is made at a time, not “${others.join(' ')}” as well.\n${usage}`);
  if (kind === 'component')
    await makeComponent(name ?? (await ask('Which component (primitives/Stamp)?')), values);
  else if (kind === 'feature') await makeFeature(name ?? (await ask('Which feature (taxes)?')), values);
  else throw new GeneratorError(`“${kind}” cannot be made.\n${usage}`);
} catch (error) {
  if (!(error instanceof GeneratorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true, allowNegative: true });
  } catch (error) {
    throw new GeneratorError(`${(error as Error).message}\n${usage}`);
  }
}

type Options = ReturnType<typeof readArguments>['values'];

async function makeComponent(place: string, { package: owner, pictures }: Options): Promise<void> {
  const files = newComponent(place, owner);
  console.log(files.join('\n'));
  if (!pictures) return;
  console.log('\nDrawing its pictures …');
  const name = place.split('/').at(-1) ?? '';
  await finish('npm', ['run', '--silent', 'visual:update', '--', `/${name}/`]);
}

async function makeFeature(name: string, names: Options): Promise<void> {
  const files = await newFeature(name, names, ask);
  console.log(files.join('\n'));
  let printed = '';
  const code = await run('oxfmt', files, (stream) =>
    stream.on('data', (chunk: Buffer) => (printed += String(chunk))),
  );
  if (code !== 0) throw new GeneratorError(`What was written could not be formatted:\n${printed}`);
}

async function finish(command: string, args: string[]): Promise<void> {
  if ((await run(command, args)) !== 0) process.exitCode = 1;
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new GeneratorError(`${question}\n${usage}`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} `);
  terminal.close();
  return answer.trim();
}

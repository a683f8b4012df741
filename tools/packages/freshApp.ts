import { cpSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root, run } from '../install.mjs';

/** The packages that are made for installation elsewhere. */
export const names = ['values', 'contract', 'theme', 'ui', 'forms'] as const;
export type PackageName = (typeof names)[number];

/** What stands beside them: their peers, and the types that TypeScript asks for. */
const peers = ['react', 'react-dom', 'styled-components'];
const types = ['@types/node', '@types/react', '@types/react-dom'];
/** What the example of a test in jsdom needs. */
const testing = ['@testing-library/dom', '@testing-library/react', 'jsdom', 'vitest'];

/** Describes a package as npm has packed it. */
export interface Tarball {
  readonly filename: string;
  /** Lists the paths of what it holds. */
  readonly files: readonly string[];
}

/** Describes an application outside of the workspace that has our packages from their tarballs. */
export interface FreshApp {
  readonly folder: string;
  /** The packages as they were packed, by their names. */
  readonly tarballs: Readonly<Record<string, Tarball>>;
}

interface LockedPackage {
  readonly link?: true;
}

function read<Json>(...path: string[]): Json {
  return JSON.parse(readFileSync(join(...path), 'utf8')) as Json;
}

/** Runs a program to its end and gives what it has printed; throws that when it fails. */
export async function output(command: string, args: string[]): Promise<string> {
  let text = '';
  const code = await run(command, args, (stream) =>
    stream.on('data', (chunk: Buffer) => (text += String(chunk))),
  );
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${text}`);
  return text;
}

/** Packs what is built and makes the application, with the versions of the workspace's lockfile. To be removed by the caller. */
export async function makeFreshApp(): Promise<FreshApp> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'bureau-fresh-')));
  cpSync(join(import.meta.dirname, 'fresh'), folder, { recursive: true });
  const tarballs = await pack(folder);
  const { devDependencies } = read<{ devDependencies: Record<string, string> }>(root, 'package.json');
  const ours = Object.entries(tarballs).map(([name, { filename }]) => [
    `@bureau/${name}`,
    `file:${filename}`,
  ]);
  const others = [...peers, ...types, ...testing].map((name) => [name, devDependencies[name]]);
  const dependencies = Object.fromEntries([...ours, ...others, ['yup', versionOfYup()]]) as Record<
    string,
    string
  >;
  const manifest = { name: 'fresh', private: true, type: 'module', dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockFor(manifest)));
  await output('npm', [
    'install',
    '--prefix',
    folder,
    '--prefer-offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ]);
  return { folder, tarballs };
}

/** Yup is no peer, but those who write the schema of a form have it too. */
function versionOfYup(): string | undefined {
  return read<{ dependencies: Record<string, string> }>(root, 'packages/forms/package.json').dependencies[
    'yup'
  ];
}

/** Packs what is built into a folder. */
export async function pack(folder: string): Promise<FreshApp['tarballs']> {
  const entries = names.map(async (name) => {
    const printed = await output('npm', [
      'pack',
      join(root, 'packages', name),
      '--json',
      '--foreground-scripts=false',
      `--pack-destination=${folder}`,
    ]);
    const [packed] = Object.values(
      JSON.parse(printed) as Record<string, { filename: string; files: { path: string }[] }>,
    );
    if (!packed) throw new Error(`npm has packed nothing: ${printed}`);
    return [name, { filename: packed.filename, files: packed.files.map(({ path }) => path) }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** All that the workspace has installed: npm drops what the application does not need, and takes no later version of the rest. */
function lockFor(manifest: object): object {
  const { packages } = read<{ packages: Record<string, LockedPackage> }>(root, 'package-lock.json');
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && !link,
  );
  return { lockfileVersion: 3, requires: true, packages: { '': manifest, ...Object.fromEntries(installed) } };
}

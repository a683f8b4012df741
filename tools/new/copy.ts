import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { root } from '../install.mjs';

/** Describes a copy of the repository in which a generator may write. */
export interface Copy {
  readonly folder: string;
  /** Runs a program of `node_modules` in the copy, and gives what it has printed; throws that when it fails. */
  run(command: string, ...args: string[]): string;
  /** Returns why a program fails in the copy. */
  refusal(command: string, ...args: string[]): string;
  remove(): void;
}

/** Names the packages that nothing generated changes what others import of: their copies have what was built of them. */
export const built = ['values', 'theme', 'ui', 'forms'] as const;

/** Copies what belongs to the repository, with the installed packages of the workspace. To be removed by the caller. */
export function copyRepository(): Copy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'bureau-copy-')));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  for (const file of String(listed)
    .split('\0')
    .filter((name) => name && !name.endsWith('.png') && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  linkModules(folder);
  const run = (command: string, ...args: string[]) =>
    execFileSync(join(root, 'node_modules/.bin', command), args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'node_modules/.cache/node') },
    });
  return {
    folder,
    run: (...call) => {
      try {
        return run(...call);
      } catch (error) {
        throw new Error(`${call.join(' ')}\n${printed(error)}`, { cause: error });
      }
    },
    refusal: (...call) => {
      try {
        run(...call);
      } catch (error) {
        return printed(error);
      }
      throw new Error(`${call.join(' ')} did not fail.`);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The packages of the workspace are those of the copy, all others those that are installed; the browser is unpacked already. */
function linkModules(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@bureau'), { recursive: true });
  mkdirSync(join(modules, '.cache'));
  symlinkSync(join(root, 'node_modules/.cache/bureau'), join(modules, '.cache/bureau'));
  for (const name of built)
    symlinkSync(join(root, 'packages', name, 'dist'), join(folder, 'packages', name, 'dist'));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@bureau' && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const group of ['packages', 'apps'])
    for (const name of readdirSync(join(folder, group)))
      symlinkSync(join(folder, group, name), join(modules, '@bureau', name));
}

function printed(error: unknown): string {
  const { stdout, stderr } = error as { stdout?: string; stderr?: string };
  return `${stdout ?? ''}${stderr ?? ''}`.trim();
}

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartupError } from '../../errors/StartupError.ts';
import { reasonOf } from '../../errors/reasonOf.ts';
import { type Config, readConfig } from '../config.ts';

/** Runs a command of an operator. What keeps it from its work is said in one line, with exit code 1. */
export async function runCommand(work: (config: Config) => Promise<void>): Promise<void> {
  try {
    await work(readConfig(process.env));
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

interface Arguments {
  /** The file that the command is about, absolute. */
  readonly file: string;
  readonly isForced: boolean;
}

/**
 * Reads what a command was given.
 *
 * @throws StartupError with how it is called.
 */
export function readArguments(usage: string, { canForce = false } = {}): Arguments {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: canForce ? { force: { type: 'boolean' } } : {},
    });
    const [file, ...others] = positionals;
    if (file === undefined || file === '' || others.length > 0) throw new Error('One file is to be named.');
    return { file: resolve(file), isForced: values['force'] === true };
  } catch (error) {
    throw new StartupError(`${reasonOf(error)}\nUsage: ${usage}`);
  }
}

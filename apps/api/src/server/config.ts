import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartupError } from '../errors/StartupError.ts';
import type { S3Options } from '../files/FileStorage.ts';
import { type LogLevel, logLevels } from '../http/logger.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Describes how the server runs, as the environment says. */
export interface Config {
  readonly port: number;
  /** The folder of the embedded database, absolute. */
  readonly dataDir: string;
  /** The address of a PostgreSQL server; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** What an empty database is filled with. */
  readonly seed: 'demo' | 'empty';
  readonly logLevel: LogLevel;
  /** The folder that mails are written to as files while no SMTP server is set, absolute. */
  readonly mailDir: string;
  /** The folder that uploaded files are kept in, absolute. */
  readonly uploadsDir: string;
  /** The S3-compatible store that uploaded files are kept in instead; null for the folder. */
  readonly s3: S3Options | null;
  /** The address that people reach the server at, without a slash at the end; null for its own port on this machine. */
  readonly publicUrl: string | null;
  readonly trustedProxies: readonly string[];
  /** The folder of the built web application, absolute. */
  readonly webDir: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

function readPort(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new StartupError(`PORT must be a number from 0 to 65535, but is "${text}".`);
  return Number(text);
}

function readDatabaseUrl(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  const url = URL.parse(text);
  if (url === null || !/^postgres(?:ql)?:$/.test(url.protocol))
    throw new StartupError('DATABASE_URL must look like postgres://user:password@host:5432/database.');
  return text;
}

function readPublicUrl(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw new StartupError('PUBLIC_URL must look like https://bureau.example.com.');
  return `${url.origin}${url.pathname}`.replace(/\/$/, '');
}

function readChoice<Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((candidate) => candidate === text);
  if (choice === undefined)
    throw new StartupError(`${name} must be one of ${choices.join(', ')}, but is "${text}".`);
  return choice;
}

/** Reads where the S3-compatible store is. Who names a bucket has to say how it is reached. */
function readS3(read: (name: string, fallback: string) => string): S3Options | null {
  const names = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const [bucket, accessKeyId, secretAccessKey] = names.map((name) => read(name, ''));
  if (!bucket && !accessKeyId && !secretAccessKey) return null;
  if (!bucket || !accessKeyId || !secretAccessKey)
    throw new StartupError(`${names.join(', ')} must be set together, or none of them.`);
  const region = read('S3_REGION', 'us-east-1');
  const endpoint = read('S3_ENDPOINT', `https://s3.${region}.amazonaws.com`).replace(/\/$/, '');
  if (!/^https?:\/\/[^/?#]+$/.test(endpoint))
    throw new StartupError('S3_ENDPOINT must look like https://s3.eu-central-1.amazonaws.com.');
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

/**
 * Reads the environment. Empty variables count as missing.
 *
 * @throws StartupError when a variable cannot be read.
 */
export function readConfig(environment: Environment): Config {
  const read = (name: string, fallback: string) => environment[name]?.trim() || fallback;
  const dataDir = resolve(root, read('DATA_DIR', 'data'));
  return {
    port: readPort(read('PORT', '3000')),
    dataDir,
    databaseUrl: readDatabaseUrl(environment['DATABASE_URL']?.trim()),
    seed: readChoice('SEED', read('SEED', 'demo'), ['demo', 'empty'] as const),
    logLevel: readChoice('LOG_LEVEL', read('LOG_LEVEL', 'warn'), logLevels),
    mailDir: resolve(dataDir, read('MAIL_DIR', 'mail')),
    uploadsDir: resolve(dataDir, read('UPLOADS_DIR', 'uploads')),
    s3: readS3(read),
    publicUrl: readPublicUrl(environment['PUBLIC_URL']?.trim()),
    trustedProxies: read('TRUSTED_PROXIES', '')
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean),
    webDir: resolve(root, 'apps/web/dist'),
  };
}

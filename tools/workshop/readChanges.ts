import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../install.mjs';
import type { Change, Release } from './docs.types.ts';

/** Reads what changes: what waits for the next release first, then each release that the packages have had, the newest first. */
export function readReleases(): Release[] {
  const waiting = globSync('.changeset/*.md', { cwd: root })
    .sort()
    .flatMap((file) => {
      const [, head = '', text = ''] = readFileSync(join(root, file), 'utf8').split(/^---$/m);
      const packages = Array.from(head.matchAll(/'(@bureau\/\w+)'/g), ([, name = '']) => name);
      return packages.length > 0 ? [{ packages, text: text.trim() }] : [];
    });
  const logs = globSync('packages/*', { cwd: root }).sort().flatMap(readLog);
  const versions = [...new Set(logs.map(({ version }) => version))].sort((one, other) =>
    other.localeCompare(one, 'en', { numeric: true }),
  );
  return [
    ...(waiting.length > 0 ? [{ changes: waiting }] : []),
    ...versions.map((version) => ({
      version,
      changes: merge(logs.filter((entry) => entry.version === version)),
    })),
  ];
}

interface LogEntry {
  readonly version: string;
  readonly name: string;
  /** Markdown. */
  readonly text: string;
}

function readLog(folder: string): LogEntry[] {
  const file = join(root, folder, 'CHANGELOG.md');
  return existsSync(file)
    ? parseLog(readFileSync(file, 'utf8')).map((entry) => ({
        ...entry,
        name: folder.replace('packages/', '@bureau/'),
      }))
    : [];
}

/** Reads the entries of a change log as changesets write it; what only follows from other packages is left out. */
export function parseLog(log: string): Pick<LogEntry, 'version' | 'text'>[] {
  const [, ...sections] = log.split(/^## /m);
  return sections.flatMap((section) => {
    const [version = '', ...lines] = section.split('\n');
    const [, ...entries] = lines
      .join('\n')
      .replaceAll(/^### .*$/gm, '')
      .split(/^- /m);
    return entries
      .filter((entry) => !entry.startsWith('Updated dependencies'))
      .map((entry) => ({
        version,
        text: entry
          .replace(/^[0-9a-f]{7,}: /, '')
          .replaceAll(/^ {2}/gm, '')
          .trim(),
      }));
  });
}

/** One change of several packages stands in the log of each. */
const merge = (entries: readonly LogEntry[]): Change[] =>
  [...Map.groupBy(entries, ({ text }) => text)].map(([text, same]) => ({
    packages: same.map(({ name }) => name),
    text,
  }));

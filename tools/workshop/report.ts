/** Writes what each package exports, so that a change of it is seen in a review: `npm run api`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../install.mjs';
import type { ApiExport, ApiMember } from './api.types.ts';
import { readApi } from './readApi.ts';

/** The packages with a report. What the contract describes changes with each field, and is read in its OpenAPI document. */
export const reported = ['values', 'theme', 'ui', 'forms'] as const;

type Names = ReadonlySet<string>;

/** Returns the reports of all packages, by the path of their file from the root of the repository. */
export function writeReports(api: readonly ApiExport[]): ReadonlyMap<string, string> {
  return new Map(
    reported.map((name) => {
      const entries = Map.groupBy(
        api.filter(({ entry }) => entry === `@bureau/${name}` || entry.startsWith(`@bureau/${name}/`)),
        ({ entry }) => entry,
      );
      const sections = [...entries].map(([entry, own]) => {
        const components = new Set(
          own.filter(({ kind }) => kind === 'component').map((component) => component.name),
        );
        const lines = own.map((one) => writeExport(one, components));
        return `## ${entry}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`;
      });
      return [`packages/${name}/api.md`, [`# API of @bureau/${name}\n`, ...sections].join('\n')];
    }),
  );
}

/** Returns the paths of reports that say something else than the sources. */
export const findOldReports = (reports: ReadonlyMap<string, string>): string[] =>
  [...reports].filter(([path, text]) => readReport(path) !== text).map(([path]) => path);

const readReport = (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';

function writeExport({ kind, name, declaration, members, status }: ApiExport, components: Names): string {
  const mark = status === 'stable' ? '' : `// ${status}\n`;
  const own = members.filter(({ isInherited }) => !isInherited);
  if (kind === 'component') return `${mark}component ${name}${writeMembers(own)}`;
  const [head = ''] = declaration.split(' {');
  // a component shows its props
  if (components.has(name.replace(/Props$/, ''))) return mark + head;
  return mark + (own.length === 0 ? declaration : head + writeMembers(own));
}

const writeMembers = (members: readonly ApiMember[]) =>
  members.length === 0 ? '' : ` {\n${members.map(writeMember).join('\n')}\n}`;

const writeMember = ({ name, isRequired, type, default: given }: ApiMember) =>
  `  ${name}${isRequired ? '' : '?'}: ${type}${given === undefined ? '' : ` = ${given}`};`;

if (import.meta.main)
  for (const [path, text] of writeReports(readApi(reported))) writeFileSync(join(root, path), text);

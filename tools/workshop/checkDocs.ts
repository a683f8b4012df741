import { dirname } from 'node:path';

import type { ApiExport } from './api.types.ts';
import { type ComponentDocs, neededSections, type WorkshopDocs } from './docs.types.ts';
import { answersPointer, hasMatrix, hidesPointer } from './pointerStates.ts';
import { keysOf, untestedKeys } from './testedKeys.ts';

/** Returns what pages of the workshop lack, as sentences. */
export function checkDocs({ pages }: Pick<WorkshopDocs, 'pages'>): string[] {
  const folderOf = new Map(
    pages.flatMap(({ components, file }) => components.map(({ name }) => [name, dirname(file)] as const)),
  );
  const folders = [...new Set(pages.map(({ file }) => dirname(file)))];
  return pages.flatMap((page) => [
    ...checkGuide(page),
    ...(page.example === undefined
      ? [`${page.name} has no code to copy: its guide needs an “Example”, as no story can be one.`]
      : []),
    ...checkKeys(page, folderOf, folders),
    ...(hasMatrix(dirname(page.file))
      ? []
      : [`${page.name} has no Matrix, which shows its states side by side.`]),
    ...(hidesPointer(dirname(page.file), folders)
      ? [`No Matrix of ${page.name} shows it under a pointer (parameters.pointer), which its styles answer.`]
      : []),
    ...[...page.components, ...page.types].flatMap((one) => checkSentences(page, one)),
  ]);
}

function checkGuide({ name, file, guide }: ComponentDocs): string[] {
  const path = file.replace('.stories.tsx', '.md');
  if (!guide) return [`${name} has no guide: ${path} is missing.`];
  const missing = neededSections.filter((title) => !guide.sections[title]);
  return [
    ...(guide.lead === '' ? [`${path} does not begin with what ${name} is for.`] : []),
    ...missing.map((title) => `${path} has no “${title}”.`),
  ];
}

/** A key is pressed by a test of the component, or of one that its table names. */
function checkKeys(
  { name, file, guide }: ComponentDocs,
  folderOf: ReadonlyMap<string, string>,
  folders: readonly string[],
): string[] {
  const table = guide?.sections.Keyboard;
  if (table === undefined) {
    const others = folders.filter((other) => other !== dirname(file));
    return guide && answersPointer(dirname(file), others)
      ? [`${name} answers a pointer, and its guide names no key (“Keyboard”).`]
      : [];
  }
  const named = Array.from(
    table.matchAll(/`([A-Z]\w+)`/g),
    ([, other = '']) => folderOf.get(other) ?? [],
  ).flat();
  return untestedKeys(keysOf(table), [dirname(file), ...named]).map(
    (key) => `No test of ${name} presses ${key}, which its guide promises.`,
  );
}

function checkSentences({ name: page }: ComponentDocs, { name, doc, members }: ApiExport): string[] {
  const nameless = members.filter((member) => !member.isInherited && member.doc === '');
  return [
    ...(doc === '' ? [`${name} (on the page of ${page}) has no comment.`] : []),
    ...nameless.map((member) => `${name}.${member.name} has no sentence.`),
  ];
}

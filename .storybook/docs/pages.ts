import { docs as read } from 'virtual:bureau-docs';

import type { ComponentDocs, WorkshopDocs } from '../../tools/workshop/docs.types.ts';

const docs = read as WorkshopDocs;
/** What the releases bring, the next one first. */
export const releases = docs.releases;
const byFile = new Map(docs.pages.map((page) => [`./${page.file}`, page]));
const byName = new Map(
  docs.pages.flatMap((page) => page.components.map(({ name }) => [name, page] as const)),
);

/** Returns the page of the component that stories show, by their parameters. */
export function pageOf(parameters: { fileName?: unknown }): ComponentDocs | undefined {
  return byFile.get(String(parameters.fileName));
}

/** Returns where the workshop shows a component, if it does. */
export function linkTo(component: string): string | undefined {
  const page = byName.get(component);
  return page && `?path=/docs/${page.id}--docs`;
}

const exported = new Map(
  [...docs.pages.flatMap((page) => page.components), ...docs.others].map((one) => [one.name, one]),
);

/** Returns what an application can import by that name. */
export const componentOf = (name: string) => exported.get(name);

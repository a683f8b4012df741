import type { EndpointRule } from '../access/names.ts';
import { departments } from './departments.ts';
import { described } from './described.ts';
import { roles } from './roles.ts';
import { users } from './users.ts';

/** The resources by their names. */
export type Resources = typeof described & {
  readonly users: typeof users;
  readonly departments: typeof departments;
  readonly roles: typeof roles;
};

/** Registers the resources that are described by their fields. What others need to know of them follows from here. */
export const resources: Resources = { ...described, users, departments, roles };
export type ResourceName = keyof Resources;

/** Whether a text is the name of a resource. */
export const isResourceName = (name: string): name is ResourceName => Object.hasOwn(resources, name);

type NamesOfThose<Part> = {
  [Name in ResourceName]: Resources[Name] extends Part ? Name : never;
}[ResourceName];

/** The resources to whose forms a company can add fields. */
export type CustomForm = NamesOfThose<{ readonly hasCustomFields: true }>;

/** The resources whose records have a code. */
export type CodedForm = NamesOfThose<{ readonly codePrefix: string }>;

/** The resources whose lists can be exported, and views of them saved. */
export type ListedResource = NamesOfThose<{ readonly export: object }>;

interface Told {
  readonly name: string;
  readonly hasCustomFields?: boolean;
  readonly customForm?: string | undefined;
  readonly codePrefix?: string;
  readonly export?: object;
  readonly searchType?: string;
}

const namesWhere = <Name extends ResourceName>(isMeant: (resource: Told) => boolean) =>
  Object.entries<Told>(resources).flatMap(([name, resource]) => (isMeant(resource) ? [name as Name] : []));

export const customForms = namesWhere<CustomForm>(({ hasCustomFields }) => hasCustomFields === true);
/** Names the form whose custom fields the records of a resource say something of: their own, but for what others are made after. */
export function customFormOf({ customForm, hasCustomFields, name }: Told): CustomForm | undefined {
  const form = customForm ?? (hasCustomFields === true ? name : undefined);
  return customForms.find((one) => one === form);
}

export const codedForms = namesWhere<CodedForm>(({ codePrefix }) => codePrefix !== undefined);
const listedResources = namesWhere<ListedResource>((resource) => resource.export !== undefined);

/** Lists the pages of which views can be saved, with the rule by which they are seen: the lists that can be exported, and the board of all tasks. */
export const viewedPages = {
  ...(Object.fromEntries(listedResources.map((name) => [name, resources[name].list.rule])) as Record<
    ListedResource,
    EndpointRule
  >),
  taskboard: resources.tasks.board.rule,
};

/** Names a page of which views can be saved. */
export type ViewedPage = keyof typeof viewedPages;

/** The letters before the numbers of codes where nothing is set, by the form of their records. */
export const codePrefixes = Object.fromEntries(
  codedForms.map((name) => [name, resources[name].codePrefix]),
) as Readonly<Record<CodedForm, string>>;

/** The kinds of records that a search finds. */
export type SearchType = {
  [Name in ResourceName]: Resources[Name] extends { readonly searchType: infer Type extends string }
    ? Type
    : never;
}[ResourceName];

export const searchTypes = Object.values<Told>(resources).flatMap(({ searchType }) =>
  searchType === undefined ? [] : [searchType as SearchType],
);

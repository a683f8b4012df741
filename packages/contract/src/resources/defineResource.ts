import { type ObjectShape } from 'yup';
import { collectionOf } from '../http/collections.ts';
import {
  type EndpointRule,
  type Grants,
  type PermissionAction,
  type PermissionGroupId,
  permissionRule,
  type SpecifiedPrefix,
} from '../access/names.ts';
import type { Field, Fields } from '../fields/kinds.ts';
import { exportFieldsOf, importFieldsOf, listSpecOf, type SpecOf } from '../fields/lists.ts';
import { pickable } from '../fields/people.ts';
import { type Extra, shapesOf } from '../fields/shapes.ts';
import type { GroupNames, Nothing, WithKnownOrder } from '../fields/types.ts';
import { defineCrud } from '../http/crud.ts';
import { defineBulk } from '../http/defineBulk.ts';
import { defineGroups } from '../http/defineGroups.ts';
import { defineImport } from '../http/defineImport.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { exportFormats, exportTypes } from '../http/limits.ts';
import type { ListSpec } from '../http/list.ts';
import { listOf, oneOf, text } from '../http/schema.ts';
import { recordCallsOf } from './recordCalls.ts';

/** What a resource may leave out. */
type Optional = 'bulk' | 'export' | 'import';

interface ResourceInput<
  Name extends string,
  Prefix extends string | null,
  F extends Fields,
  Custom extends boolean,
  Sort extends string,
  Without extends Optional,
  Found extends string,
  Form extends string | undefined,
  Rec extends ObjectShape,
  Create extends ObjectShape,
  Update extends ObjectShape,
> {
  /** Names the resource in its path, `/api/{name}`, and in its operation ids. */
  readonly name: Name;
  readonly fields: F & WithKnownOrder<F>;
  /** Describes what does not fit a field. */
  readonly extra?: Extra<Rec, Create, Update>;
  /** What a list is sorted by that asks for nothing: the newest code first unless it is said. */
  readonly defaultSort?: readonly string[];
  /** Whether its list has an entry in the menu from the start. */
  readonly isInMenu?: boolean;
  /** Starts the names of the permissions: `tasks` for `tasks_view`. Null where administrators alone keep the records. */
  readonly permissionPrefix: Prefix;
  /** Names the group in which its permissions are shown, where they are not those of its route. */
  readonly permissionGroup?: PermissionGroupId;
  /** What roles allow from the start. */
  readonly grants?: Grants;
  /** Names its icon in the menu and in the breadcrumb, by lucide's names. */
  readonly icon: string;
  /** The letters before the number of a generated code: `TSK` for `TSK-0001`. */
  readonly codePrefix: string;
  /** Whether a company can add fields of its own. */
  readonly hasCustomFields: Custom;
  /** Names the resource whose custom fields its records say something of, since records of that are made after them: nothing of them has to be given, and lists leave them out. */
  readonly customForm?: Form;
  /** Whether comments on its records can be internal: nobody of a client sees those. */
  readonly hasInternalComments?: boolean;
  /** Who may name its records in others, where those are not the ones who see them. */
  readonly pickerRule?: EndpointRule;
  /** Names what lists can be sorted by that is no field. */
  readonly sort?: readonly Sort[];
  /** Names the endpoints that the resource does not answer. */
  readonly without?: readonly Without[];
  /** Names the records in what a search finds; without it a search finds none of them. */
  readonly searchType?: Found;
}

/** Whether records hold values of custom fields: of their own, or of others. */
type Held<Custom extends boolean, Form> = Form extends string ? true : Custom;

type GroupsOf<Name extends string, F extends Fields, Spec extends ListSpec> = [GroupNames<F>] extends [never]
  ? Nothing
  : { readonly groups: ReturnType<typeof defineGroups<Name, EndpointRule, Spec>> };

/** Names the tags of whatever has some. */
type TagsOf<Name extends string, F extends Fields> = 'tags' extends F[keyof F]['kind']
  ? { readonly tags: ReturnType<typeof defineTags<Name>> }
  : Nothing;

/** Defines the call that lists the tags that records have. */
const defineTags = <const Name extends string>(name: Name, rule: EndpointRule) =>
  defineEndpoint(`${name}.tags`, 'GET', `/api/${collectionOf(name)}/tags` as const, {
    kind: 'tags',
    summary: `Lists the tags of the ${name} that the caller may see, the most used first, at most 500.`,
    rule,
    response: listOf(text(300).required()),
  });

/** Defines the call that lists what fields of other records can refer to. */
const definePicker = <const Name extends string>(name: Name, rule: EndpointRule) =>
  defineEndpoint(`${name}.picker`, 'GET', `/api/get-${collectionOf(name)}` as const, {
    kind: 'picker',
    summary: `Lists the id and name of the ${name} that the caller may see.`,
    rule,
    response: listOf(pickable),
  });

/** Defines a resource from its fields, with the endpoints that every resource has. */
export function defineResource<
  const Name extends string,
  const Prefix extends string | null,
  const F extends Fields,
  const Custom extends boolean,
  const Sort extends string = never,
  const Without extends Optional = never,
  const Found extends string = never,
  const Form extends string | undefined = undefined,
  Rec extends ObjectShape = Nothing,
  Create extends ObjectShape = Nothing,
  Update extends ObjectShape = Nothing,
>(input: ResourceInput<Name, Prefix, F, Custom, Sort, Without, Found, Form, Rec, Create, Update>) {
  const { name, permissionPrefix, codePrefix, customForm, hasCustomFields, searchType, without = [] } = input;
  const { icon, permissionGroup, isInMenu, grants, defaultSort = ['-code'] } = input;
  const fields: F = input.fields;
  // The names of added permissions follow from the prefixes of resources, which cannot be told of here: all count as specified.
  const ruleOf = <Action extends PermissionAction>(action: Action) =>
    permissionRule(permissionPrefix, action) as `${SpecifiedPrefix}_${Action}`;
  const rules = {
    view: ruleOf('view'),
    create: ruleOf('create'),
    edit: ruleOf('edit'),
    delete: ruleOf('delete'),
  } as const satisfies Record<PermissionAction, EndpointRule>;
  const system = { hasCode: true, hasCustomFields } as const;
  const held = hasCustomFields || customForm !== undefined;
  const shapes = shapesOf(
    fields,
    { hasCode: true, hasCustomFields: held as Held<Custom, Form> },
    input.extra,
  );
  const list: SpecOf<F, true, Custom, Sort> = listSpecOf(fields, system, input.sort);
  const importFields = importFieldsOf(fields);
  const path = `/api/${collectionOf(name)}` as const;
  const groups = list.group && { groups: defineGroups(name, rules.view, list) };
  const hasTags = Object.values<Field>(fields).some(({ kind }) => kind === 'tags');
  const optional = {
    bulk: defineBulk(
      name,
      rules.edit,
      `Changes or deletes many records of ${name}, all of them or none. Deleting needs ${rules.delete} as well.`,
      shapes.bulk.optional().default(undefined),
    ),
    export: defineEndpoint(`${name}.export`, 'GET', `${path}/export` as const, {
      kind: 'export',
      summary: `Returns all records that a list of ${name} shows, in its order, as a file.`,
      rule: rules.view,
      list: { ...list, isWhole: true },
      query: {
        format: oneOf(exportFormats).required(),
        /** Names the columns, separated by commas. */
        columns: text(5000).optional(),
      },
      file: Object.values(exportTypes),
    }),
    import: defineImport(name, rules.create, importFields, hasCustomFields),
  };
  const answered = Object.fromEntries(
    Object.entries(optional).filter(([one]) => !without.some((other) => other === one)),
  );
  return {
    ...defineCrud({ name, ...shapes, list, rules, isOfEngine: true }),
    picker: definePicker(name, input.pickerRule ?? rules.view),
    fields,
    permissionPrefix,
    permissionGroup,
    grants,
    icon,
    isInMenu,
    codePrefix,
    hasCustomFields,
    customForm: customForm as Form,
    defaultSort,
    searchType: searchType as Found,
    exportFields: exportFieldsOf(fields),
    importFields,
    ...(answered as Omit<typeof optional, Without>),
    // Only what has fields to group by answers it.
    ...(groups as GroupsOf<Name, F, SpecOf<F, true, Custom, Sort>>),
    ...((hasTags && { tags: defineTags(name, rules.view) }) as TagsOf<Name, F>),
    ...recordCallsOf(name, rules, input.hasInternalComments),
  };
}

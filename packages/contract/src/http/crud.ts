import type { AnyObject, ObjectSchema } from 'yup';
import { collectionOf } from './collections.ts';
import type { EndpointRule, PermissionAction } from '../access/names.ts';
import { defineEndpoint } from './endpoint.ts';
import type { ListSpec } from './list.ts';
import { pageOf } from './schema.ts';

/** Who may see, create, edit and delete records. */
export type CrudRules = Readonly<Record<PermissionAction, EndpointRule>>;

/** Returns the rules of records that whoever may edit them creates and deletes as well. */
export const readAndWrite = <const Read extends EndpointRule, const Write extends EndpointRule>(
  read: Read,
  write: Write,
) => ({ view: read, create: write, edit: write, delete: write });

/** Describes a resource: what is called by list, one, create, update and remove. */
export interface CrudInput<
  Name extends string,
  Rec extends AnyObject,
  Item extends AnyObject,
  Create extends AnyObject,
  Update extends AnyObject,
  Spec extends ListSpec,
  Rules extends CrudRules,
> {
  /** Names the resource in its path, `/api/{name}`, and in its operation ids. */
  readonly name: Name;
  readonly rules: Rules;
  readonly record: ObjectSchema<Rec>;
  /** Describes a record in a list: without what is long and what only its own screen shows. */
  readonly listItem: ObjectSchema<Item>;
  readonly create: ObjectSchema<Create>;
  /** Describes an update: every field optional, and `version` of the record that was changed. */
  readonly update: ObjectSchema<Update>;
  readonly list: Spec;
  /** Whether the engine answers the calls as it does those of other resources, so that they are of one kind. */
  readonly isOfEngine?: boolean;
}

/** Defines the calls that list, read, create, change and delete the records of a resource. */
export function defineCrud<
  const Name extends string,
  Rec extends AnyObject,
  Item extends AnyObject,
  Create extends AnyObject,
  Update extends AnyObject,
  const Spec extends ListSpec,
  const Rules extends CrudRules,
>(input: CrudInput<Name, Rec, Item, Create, Update, Spec, Rules>) {
  const { name, record } = input;
  // A call keeps the type of the rule; a plain name would have that of all rules.
  const rule = <Action extends PermissionAction>(action: Action): Rules[Action] => input.rules[action];
  const kindOf = (call: string) => (input.isOfEngine === true ? call : `${name}.${call}`);
  const path = `/api/${collectionOf(name)}` as const;
  const recordPath = `${path}/{id}` as const;
  return {
    name,
    listSpec: input.list,
    listItem: input.listItem,
    list: defineEndpoint(`${name}.list`, 'GET', path, {
      kind: kindOf('list'),
      summary: `Lists ${name}.`,
      rule: rule('view'),
      list: input.list,
      response: pageOf(input.listItem),
    }),
    one: defineEndpoint(`${name}.one`, 'GET', recordPath, {
      kind: kindOf('one'),
      summary: `Returns one record of ${name}.`,
      rule: rule('view'),
      response: record,
    }),
    create: defineEndpoint(`${name}.create`, 'POST', path, {
      kind: kindOf('create'),
      summary: `Creates a record of ${name}.`,
      rule: rule('create'),
      body: input.create,
      status: 201,
      response: record,
    }),
    update: defineEndpoint(`${name}.update`, 'PUT', recordPath, {
      kind: kindOf('update'),
      summary: `Changes fields of a record of ${name}.`,
      rule: rule('edit'),
      body: input.update,
      response: record,
    }),
    remove: defineEndpoint(`${name}.remove`, 'DELETE', recordPath, {
      kind: kindOf('remove'),
      summary: `Deletes a record of ${name}, unless it is in use.`,
      rule: rule('delete'),
      status: 204,
    }),
  };
}

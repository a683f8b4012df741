import type { AnyObject, ObjectSchema } from 'yup';
import type { Permission, PermissionPrefix } from '../access/index.ts';
import { defineEndpoint } from './endpoint.ts';
import type { ListSpec } from './list.ts';
import { pageOf } from './schema.ts';

/** Describes a resource: what is called by list, one, create, update and remove. */
interface ResourceInput<
  Name extends string,
  Rec extends AnyObject,
  Item extends AnyObject,
  Create extends AnyObject,
  Update extends AnyObject,
  Spec extends ListSpec,
> {
  /** Names the resource in its path, `/api/{name}`, and in its operation ids. */
  readonly name: Name;
  readonly permissionPrefix: PermissionPrefix;
  /** Gives the letters before the number of a generated code: `TSK` for `TSK-0001`. */
  readonly codePrefix: string;
  readonly record: ObjectSchema<Rec>;
  /** Describes a record in a list: without what is long and what only its own screen shows. */
  readonly listItem: ObjectSchema<Item>;
  readonly create: ObjectSchema<Create>;
  /** Describes an update: every field optional, and `version` of the record that was changed. */
  readonly update: ObjectSchema<Update>;
  readonly list: Spec;
}

/** Defines the five calls that every resource has. */
export function defineResource<
  const Name extends string,
  Rec extends AnyObject,
  Item extends AnyObject,
  Create extends AnyObject,
  Update extends AnyObject,
  const Spec extends ListSpec,
>(input: ResourceInput<Name, Rec, Item, Create, Update, Spec>) {
  const { name, permissionPrefix, codePrefix, record, list } = input;
  const rule = (action: 'view' | 'create' | 'edit' | 'delete'): Permission => `${permissionPrefix}_${action}`;
  const path: `/api/${Name}` = `/api/${name}`;
  const recordPath: `/api/${Name}/{id}` = `/api/${name}/{id}`;
  return {
    name,
    permissionPrefix,
    codePrefix,
    listSpec: list,
    list: defineEndpoint({
      id: `${name}.list`,
      method: 'GET',
      path,
      summary: `Lists ${name}.`,
      rule: rule('view'),
      list,
      response: pageOf(input.listItem),
    }),
    one: defineEndpoint({
      id: `${name}.one`,
      method: 'GET',
      path: recordPath,
      summary: `Gives one record of ${name}.`,
      rule: rule('view'),
      response: record,
    }),
    create: defineEndpoint({
      id: `${name}.create`,
      method: 'POST',
      path,
      summary: `Creates a record of ${name}.`,
      rule: rule('create'),
      body: input.create,
      status: 201,
      response: record,
    }),
    update: defineEndpoint({
      id: `${name}.update`,
      method: 'PUT',
      path: recordPath,
      summary: `Changes fields of a record of ${name}.`,
      rule: rule('edit'),
      body: input.update,
      response: record,
    }),
    remove: defineEndpoint({
      id: `${name}.remove`,
      method: 'DELETE',
      path: recordPath,
      summary: `Deletes a record of ${name}.`,
      rule: rule('delete'),
      status: 204,
    }),
  };
}

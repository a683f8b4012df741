import { type AnyObject, number, type ObjectSchema, string } from 'yup';
import type { Permission, PermissionPrefix } from '../access/index.ts';
import { defineImport } from './defineImport.ts';
import { defineEndpoint } from './endpoint.ts';
import { bulkLimit, exportFormats, exportTypes } from './limits.ts';
import type { ListSpec } from './list.ts';
import { id, listOf, pageOf, shape, text } from './schema.ts';

/** Describes a resource: what is called by list, one, create, update and remove, and for many records at once. */
interface ResourceInput<
  Name extends string,
  Rec extends AnyObject,
  Item extends AnyObject,
  Create extends AnyObject,
  Update extends AnyObject,
  Bulk extends AnyObject,
  Spec extends ListSpec,
  Field extends string,
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
  /** Describes the fields that can be changed in many records at once, all of them optional. */
  readonly bulk: ObjectSchema<Bulk>;
  readonly list: Spec;
  /** Names the fields that an export can hold, in the order in which it does when the call does not say. */
  readonly exportFields: readonly string[];
  /** Names the fields that an import can fill. */
  readonly importFields: readonly Field[];
}

/** Defines the calls that every resource has. */
export function defineResource<
  const Name extends string,
  Rec extends AnyObject,
  Item extends AnyObject,
  Create extends AnyObject,
  Update extends AnyObject,
  Bulk extends AnyObject,
  const Spec extends ListSpec,
  const Field extends string,
>(input: ResourceInput<Name, Rec, Item, Create, Update, Bulk, Spec, Field>) {
  const { name, permissionPrefix, codePrefix, record, list, exportFields, importFields } = input;
  const rule = (action: 'view' | 'create' | 'edit' | 'delete'): Permission => `${permissionPrefix}_${action}`;
  const path: `/api/${Name}` = `/api/${name}`;
  const recordPath: `/api/${Name}/{id}` = `/api/${name}/{id}`;
  return {
    name,
    permissionPrefix,
    codePrefix,
    listSpec: list,
    exportFields,
    importFields,
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
    bulk: defineEndpoint({
      id: `${name}.bulk`,
      method: 'POST',
      path: `${path}/bulk` as const,
      summary: `Changes or deletes many records of ${name}, all of them or none. Deleting needs ${rule('delete')} as well.`,
      rule: rule('edit'),
      body: shape({
        ids: listOf(id().required()).min(1).max(bulkLimit),
        action: string()
          .strict()
          .oneOf(['update', 'delete'] as const)
          .required(),
        values: input.bulk.optional().default(undefined),
      }),
      response: shape({ count: number().strict().integer().min(0).required() }).meta({ isAssumed: true }),
    }),
    export: defineEndpoint({
      id: `${name}.export`,
      method: 'GET',
      path: `${path}/export` as const,
      summary: `Gives all records that a list of ${name} shows, in its order, as a file.`,
      rule: rule('view'),
      list,
      query: {
        format: string().strict().oneOf(exportFormats).required(),
        /** Names the columns, separated by commas. */
        columns: text(5000).optional(),
      },
      file: Object.values(exportTypes),
    }),
    import: defineImport(name, rule('create'), importFields),
  };
}

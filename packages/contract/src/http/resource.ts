import { type AnyObject, number, type ObjectSchema, string } from 'yup';
import type { Permission, PermissionAction, PermissionPrefix } from '../access/index.ts';
import { type CrudInput, type CrudRules, defineCrud } from './crud.ts';
import { defineGroups } from './defineGroups.ts';
import { defineImport } from './defineImport.ts';
import { defineEndpoint } from './endpoint.ts';
import { bulkLimit, exportFormats, exportTypes } from './limits.ts';
import type { ListSpec } from './list.ts';
import { id, listOf, shape, text } from './schema.ts';

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
> extends Omit<CrudInput<Name, Rec, Item, Create, Update, Spec, CrudRules>, 'rules'> {
  readonly permissionPrefix: PermissionPrefix;
  /** Gives the letters before the number of a generated code: `TSK` for `TSK-0001`. */
  readonly codePrefix: string;
  /** Describes the fields that can be changed in many records at once, all of them optional. */
  readonly bulk: ObjectSchema<Bulk>;
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
  const { name, permissionPrefix, codePrefix, list, exportFields, importFields } = input;
  const rules = {
    view: `${permissionPrefix}_view`,
    create: `${permissionPrefix}_create`,
    edit: `${permissionPrefix}_edit`,
    delete: `${permissionPrefix}_delete`,
  } as const satisfies Record<PermissionAction, Permission>;
  const path: `/api/${Name}` = `/api/${name}`;
  return {
    ...defineCrud({ ...input, rules }),
    permissionPrefix,
    codePrefix,
    exportFields,
    importFields,
    bulk: defineEndpoint({
      id: `${name}.bulk`,
      method: 'POST',
      path: `${path}/bulk` as const,
      summary: `Changes or deletes many records of ${name}, all of them or none. Deleting needs ${rules.delete} as well.`,
      rule: rules.edit,
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
      rule: rules.view,
      list,
      query: {
        format: string().strict().oneOf(exportFormats).required(),
        /** Names the columns, separated by commas. */
        columns: text(5000).optional(),
      },
      file: Object.values(exportTypes),
    }),
    groups: defineGroups(name, rules.view, list),
    import: defineImport(name, rules.create, importFields, list.hasCustomFields),
  };
}

import type { AnyObject, ObjectSchema } from 'yup';
import { defineEndpoint } from '../http/endpoint.ts';
import type { ListSpec } from '../http/list.ts';
import { listOf, pageOf } from '../http/schema.ts';
import { activitiesOf } from './activity.ts';
import { named } from './user.ts';

interface AdminResourceInput<
  Name extends string,
  Rec extends AnyObject,
  Item extends AnyObject,
  Create extends AnyObject,
  Update extends AnyObject,
  Spec extends ListSpec,
> {
  readonly name: Name;
  readonly record: ObjectSchema<Rec>;
  readonly listItem: ObjectSchema<Item>;
  readonly create: ObjectSchema<Create>;
  readonly update: ObjectSchema<Update>;
  readonly list: Spec;
}

/** Defines the calls of a resource that has no permission names: administrators alone keep it, and everybody may name its records. */
export function defineAdminResource<
  const Name extends string,
  Rec extends AnyObject,
  Item extends AnyObject,
  Create extends AnyObject,
  Update extends AnyObject,
  const Spec extends ListSpec,
>(input: AdminResourceInput<Name, Rec, Item, Create, Update, Spec>) {
  const { name, record } = input;
  const path: `/api/${Name}` = `/api/${name}`;
  const recordPath: `/api/${Name}/{id}` = `/api/${name}/{id}`;
  return {
    name,
    listSpec: input.list,
    list: defineEndpoint({
      id: `${name}.list`,
      method: 'GET',
      path,
      summary: `Lists ${name}.`,
      rule: 'adminOnly',
      list: input.list,
      response: pageOf(input.listItem),
    }),
    one: defineEndpoint({
      id: `${name}.one`,
      method: 'GET',
      path: recordPath,
      summary: `Gives one record of ${name}.`,
      rule: 'adminOnly',
      response: record,
    }),
    create: defineEndpoint({
      id: `${name}.create`,
      method: 'POST',
      path,
      summary: `Creates a record of ${name}.`,
      rule: 'adminOnly',
      body: input.create,
      status: 201,
      response: record,
    }),
    update: defineEndpoint({
      id: `${name}.update`,
      method: 'PUT',
      path: recordPath,
      summary: `Changes fields of a record of ${name}.`,
      rule: 'adminOnly',
      body: input.update,
      response: record,
    }),
    remove: defineEndpoint({
      id: `${name}.remove`,
      method: 'DELETE',
      path: recordPath,
      summary: `Deletes a record of ${name}, unless it is in use.`,
      rule: 'adminOnly',
      status: 204,
    }),
    picker: defineEndpoint({
      id: `${name}.picker`,
      method: 'GET',
      path: `/api/get-${name}` as const,
      summary: `Lists the id and name of all ${name}.`,
      rule: 'signedIn',
      response: listOf(named),
    }),
    activities: activitiesOf(name, 'adminOnly'),
  };
}

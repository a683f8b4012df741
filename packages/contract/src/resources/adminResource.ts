import type { AnyObject } from 'yup';
import { type CrudInput, type CrudRules, defineCrud, readAndWrite } from '../http/crud.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import type { ListSpec } from '../http/list.ts';
import { listOf } from '../http/schema.ts';
import { activitiesOf } from './activity.ts';
import { named } from './user.ts';

/** Defines the calls of a resource that has no permission names: administrators alone keep it, and everybody may name its records. */
export function defineAdminResource<
  const Name extends string,
  Rec extends AnyObject,
  Item extends AnyObject,
  Create extends AnyObject,
  Update extends AnyObject,
  const Spec extends ListSpec,
>(input: Omit<CrudInput<Name, Rec, Item, Create, Update, Spec, CrudRules>, 'rules'>) {
  const { name } = input;
  return {
    ...defineCrud({ ...input, rules: readAndWrite('adminOnly', 'adminOnly') }),
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

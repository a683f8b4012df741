import {
  type AccessUser,
  canAccess,
  type Field,
  isRoutePath,
  referredResource,
  routeOf,
} from '@bureau/contract';
import { useAccessUser } from '../../core/account/account.ts';
import type { ShownField } from './ShownField.ts';

/** Returns where the records lead that a field refers to, by their ids, people to their profiles; undefined for who may not open them. */
export function hrefsOf(field: Field, user: AccessUser): ((id: number) => string) | undefined {
  const to = referredResource(field);
  if (to === undefined || !isRoutePath(to) || !canAccess(user, routeOf(to).access)) return undefined;
  const page = to === 'users' ? 'profile' : 'detail';
  return (id) => `/${to}/${page}/${id}`;
}

/** Returns the same for whoever is signed in, for an editor: in a table, the row leads to its own record alone. */
export function useHrefs({ cell, shown }: { readonly cell?: object; readonly shown: ShownField }) {
  const user = useAccessUser();
  return cell === undefined ? hrefsOf(shown.field, user) : undefined;
}

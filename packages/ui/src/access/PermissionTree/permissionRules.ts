import { kindAt, permissionAt, placeKinds, subtreeOf, type PermissionModel } from './permissionModel.ts';
import type { PermissionSet } from './PermissionTree.types.ts';

/** How much is granted in a box: `undefined` is where there is no box. */
export type BoxState = 'none' | 'some' | 'all' | undefined;

/** Holds for each node, by its place, whether it is shown. Boxes count and change what is shown alone; without one, everything is. */
export type Scope = Uint8Array | undefined;

/** Calls a function with each permission below a node, its own included, that is no sum, until it returns true. */
function somePermission(
  model: PermissionModel,
  place: number,
  column: number,
  scope: Scope,
  test: (permission: string) => boolean,
): boolean {
  const { nodes, kinds, actions } = model;
  const { start, end } = subtreeOf(model, place);
  const action = actions[column]?.id ?? '';
  for (let at = start; at < end; at++) {
    if (kinds[at * actions.length + column] !== placeKinds.own || scope?.[at] === 0) continue;
    const permission = nodes[at]?.node.permissions?.[action];
    if (permission !== undefined && test(permission)) return true;
  }
  return false;
}

/** Returns the state of a node's box in a column; a parent is mixed where some of what is below it is granted. */
export function stateOf(
  model: PermissionModel,
  value: PermissionSet,
  place: number,
  column: number,
  scope?: Scope,
): BoxState {
  const kind = kindAt(model, place, column);
  if (kind === placeKinds.none) return undefined;
  let [isAnyGranted, isAnyMissing] = [false, false];
  somePermission(model, place, column, scope, (permission) => {
    if (value.has(permission)) isAnyGranted = true;
    else isAnyMissing = true;
    return isAnyGranted && isAnyMissing;
  });
  if (!isAnyGranted) return isAnyMissing ? 'none' : undefined;
  return isAnyMissing ? 'some' : 'all';
}

/**
 * Presses a box (docs/product.md §5): it grants everything below the node in its column, or takes it away where all is granted already.
 * The parents follow.
 */
export function togglePermission(
  model: PermissionModel,
  value: PermissionSet,
  place: number,
  column: number,
  scope?: Scope,
): PermissionSet {
  const isGranting = stateOf(model, value, place, column, scope) !== 'all';
  const next = new Set(value);
  somePermission(model, place, column, scope, (permission) => {
    if (isGranting) next.add(permission);
    else next.delete(permission);
    return false;
  });
  // A parent is stored as granted while anything below it is. Beside the branch and its parents nothing has changed.
  for (const parent of model.sums[column] ?? []) {
    const { start, end } = subtreeOf(model, parent);
    const branch = subtreeOf(model, place);
    if (start >= branch.end || branch.start >= end) continue;
    const permission = permissionAt(model, parent, column) ?? '';
    const isGranted = somePermission(model, parent, column, undefined, (below) => next.has(below));
    if (isGranted) next.add(permission);
    else next.delete(permission);
  }
  return next;
}

/** Lists what a change of permissions adds and removes. */
export interface PermissionChange {
  /** Lists the permissions that were not there before. */
  readonly added: readonly string[];
  /** Lists the permissions that are gone. */
  readonly removed: readonly string[];
}

/** Compares granted permissions with those that are stored. */
export function comparePermissions(saved: PermissionSet, value: PermissionSet): PermissionChange {
  return {
    added: [...value].filter((permission) => !saved.has(permission)),
    removed: [...saved].filter((permission) => !value.has(permission)),
  };
}

import { foldText } from '../../text/foldText.ts';
import { permissionAt, type PermissionModel } from './permissionModel.ts';
import type { PermissionSet } from './PermissionTree.types.ts';

/** Describes what a filter leaves. */
export interface Filtered {
  /** Whether each node stays, by its place: what matches, its parents, and what is below it. */
  readonly scope: Uint8Array;
  /** Counts the nodes that match themselves. */
  readonly matches: number;
}

/** Marks a node with its parents. */
function mark({ nodes }: PermissionModel, scope: Uint8Array, place: number): void {
  for (let at = place; at >= 0 && scope[at] === 0; at = nodes[at]?.parent ?? -1) scope[at] = 1;
}

/** Finds the nodes whose label contains a text, whatever its case and accents. */
export function filterByText(model: PermissionModel, text: string): Filtered {
  const wanted = foldText(text.trim());
  const scope = new Uint8Array(model.nodes.length);
  let matches = 0;
  model.nodes.forEach(({ node, end }, place) => {
    if (!foldText(node.label).includes(wanted)) return;
    matches += 1;
    mark(model, scope, place);
    scope.fill(1, place, end);
  });
  return { scope, matches };
}

/** Finds the menus that somebody with some permissions sees: those whose first action is granted, and their parents. */
export function findSeen(model: PermissionModel, value: PermissionSet): Uint8Array {
  const scope = new Uint8Array(model.nodes.length);
  model.nodes.forEach(({ end }, place) => {
    const permission = permissionAt(model, place, 0);
    const hasChildren = end > place + 1;
    if (!hasChildren && permission !== undefined && value.has(permission)) mark(model, scope, place);
  });
  return scope;
}

/** Describes a row in its place among the children of its parent that are shown, counted from 1. */
export interface ShownRows {
  /** The places of the nodes that are rows. */
  readonly places: readonly number[];
  /** By the place of the node. */
  readonly positions: Int32Array;
  /** By the place of the parent, shifted by one. */
  readonly sizes: Int32Array;
}

/** Lists the nodes that are rows: those of a scope that are not below a collapsed one. */
export function listRows(
  { nodes }: PermissionModel,
  collapsed: ReadonlySet<string>,
  scope: Uint8Array | undefined,
): ShownRows {
  const places: number[] = [];
  const positions = new Int32Array(nodes.length);
  const sizes = new Int32Array(nodes.length + 1);
  let place = 0;
  while (place < nodes.length) {
    const flat = nodes[place];
    if (!flat) break;
    if (scope?.[place] === 0) {
      place = flat.end;
      continue;
    }
    places.push(place);
    const size = (sizes[flat.parent + 1] ?? 0) + 1;
    sizes[flat.parent + 1] = size;
    positions[place] = size;
    place = collapsed.has(flat.node.id) ? flat.end : place + 1;
  }
  return { places, positions, sizes };
}

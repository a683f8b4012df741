import type { PermissionAction, PermissionNode } from './PermissionTree.types.ts';

/** Describes a node in its place: all nodes stand in one list, each before its children. */
export interface FlatNode {
  readonly node: PermissionNode;
  /** Counts from 1, at the top. */
  readonly level: number;
  /** The place of its parent, or -1. */
  readonly parent: number;
  /** The place behind its last descendant. */
  readonly end: number;
}

/** What a node is in a column: without a box, one permission, or the sum of those below it. */
export const placeKinds = { none: 0, own: 1, sum: 2 } as const;

/** Describes a tree as a list, and what each node is in each column. */
export interface PermissionModel {
  readonly nodes: readonly FlatNode[];
  readonly actions: readonly PermissionAction[];
  /** The kinds of all places, node by node. */
  readonly kinds: Uint8Array;
  /** Lists for each column the nodes with a permission of their own that is a sum, each after those below it. */
  readonly sums: readonly (readonly number[])[];
}

/** Stands above all nodes: its box in a column is that of the whole column. */
export const wholeTree = -1;

/** Lays a tree out as a list. */
export function layTree(
  roots: readonly PermissionNode[],
  actions: readonly PermissionAction[],
): PermissionModel {
  const nodes: { node: PermissionNode; level: number; parent: number; end: number }[] = [];
  const lay = (siblings: readonly PermissionNode[], level: number, parent: number) => {
    for (const node of siblings) {
      const place = nodes.length;
      const flat = { node, level, parent, end: place + 1 };
      nodes.push(flat);
      if (!node.children) continue;
      lay(node.children, level + 1, place);
      flat.end = nodes.length;
    }
  };
  lay(roots, 1, wholeTree);

  const width = actions.length;
  const kinds = new Uint8Array(nodes.length * width);
  const sums = actions.map((): number[] => []);
  for (let place = nodes.length - 1; place >= 0; place--) {
    const { node, parent } = nodes[place] as FlatNode;
    for (let column = 0; column < width; column++) {
      const at = place * width + column;
      const hasOwn = node.permissions?.[actions[column]?.id ?? ''] !== undefined;
      if (kinds[at] === placeKinds.sum && hasOwn) sums[column]?.push(place);
      if (kinds[at] === placeKinds.none && hasOwn) kinds[at] = placeKinds.own;
      if (kinds[at] !== placeKinds.none && parent >= 0) kinds[parent * width + column] = placeKinds.sum;
    }
  }
  return { nodes, actions, kinds, sums };
}

/** Returns what a node is in a column. */
export function kindAt({ kinds, actions }: PermissionModel, place: number, column: number): number {
  return place === wholeTree ? placeKinds.sum : (kinds[place * actions.length + column] ?? placeKinds.none);
}

/** Returns the permission of a node in a column, if it has one of its own. */
export function permissionAt(model: PermissionModel, place: number, column: number): string | undefined {
  return model.nodes[place]?.node.permissions?.[model.actions[column]?.id ?? ''];
}

/** Returns the places of a node and of all below it, the end excluded. */
export function subtreeOf({ nodes }: PermissionModel, place: number): { start: number; end: number } {
  return place === wholeTree
    ? { start: 0, end: nodes.length }
    : { start: place, end: nodes[place]?.end ?? place };
}

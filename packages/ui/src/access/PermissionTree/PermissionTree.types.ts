import type { RootProps } from '../../primitives/root/index.ts';

/** Describes a column of the tree: something that a permission allows to do with a menu. */
export interface PermissionAction {
  /** Names the action in a permission: `create`. */
  readonly id: string;
  /** Names the column. */
  readonly label: string;
}

/** Describes a menu, or a group of menus. */
export interface PermissionNode {
  /** Identifies the node in the whole tree. */
  readonly id: string;
  /** Names the menu. */
  readonly label: string;
  /** Lists the menus below it. */
  readonly children?: readonly PermissionNode[];
  /**
   * Names the permission of each action by the action's id; what has none gets no box. That of a node with children is
   * granted as long as any of its children's is.
   */
  readonly permissions?: Readonly<Record<string, string | undefined>>;
}

/** Names the permissions that are granted. Those that the tree does not show stay as they are. */
export type PermissionSet = ReadonlySet<string>;

/**
 * Whether permissions can be changed (`edit`), are shown as they are (`readOnly`), or only as far as somebody who has them would see:
 * the menus whose first action is granted, with what can be done in each (`preview`).
 */
export type PermissionTreeMode = 'edit' | 'readOnly' | 'preview';

export interface PermissionTreeProps extends RootProps<HTMLDivElement> {
  /** Names the tree for assistive technology. */
  label: string;
  /** Lists the menus, each with those below it. */
  nodes: readonly PermissionNode[];
  /** The columns, in their order. The first one is what shows a menu at all. */
  actions: readonly PermissionAction[];
  /** The granted permissions, where the tree is controlled. */
  value?: PermissionSet;
  /** The permissions that are granted at first, where it is not. */
  defaultValue?: PermissionSet;
  /** Runs with all granted permissions after each change. */
  onChange?: (value: PermissionSet) => void;
  /** The permissions as they are stored: what differs is marked and counted. Without them nothing is. */
  savedValue?: PermissionSet;
  /** Whether boxes can be ticked (`edit`), are only read (`readOnly`), or show what a role would see (`preview`). */
  mode?: PermissionTreeMode;
}

import { type Permission, permissions } from '@bureau/contract';

/** Describes a choice of permissions that is not saved yet. */
export interface PermissionDraft {
  readonly permissions: readonly Permission[];
  /** The version of the role when the choice was begun. */
  readonly version: number;
}

/** Returns whether a stored value is a draft of permissions, all of which there still are. */
export const isPermissionDraft = (stored: unknown): stored is PermissionDraft =>
  typeof stored === 'object' &&
  stored !== null &&
  'version' in stored &&
  typeof stored.version === 'number' &&
  'permissions' in stored &&
  Array.isArray(stored.permissions) &&
  stored.permissions.every((one) => permissions.includes(one as Permission));

import type { TextStore } from '../storage/storage.ts';

const name = 'preview-role';

/** The role that an administrator looks at the application as. */
export interface Preview {
  readonly roleId: string;
  readonly role: string;
}

/** Returns the preview of this tab, which a reload keeps and another tab does not have; null where there is none, or it is somebody else's. */
export function readPreview(store: TextStore, userId: number | undefined): Preview | null {
  const [owner, roleId, ...role] = store.get(name)?.split('/') ?? [];
  return roleId !== undefined && owner === `${userId}` ? { roleId, role: role.join('/') } : null;
}

/** Begins a preview with the next load of the application. */
export const storePreview = (store: TextStore, userId: number, { role, roleId }: Preview) =>
  store.set(name, `${userId}/${roleId}/${role}`);

/** Ends the preview with the next load of the application. */
export const forgetPreview = (store: TextStore) => store.remove(name);

/** Opens a page of the application anew, so that nothing is left of what was seen before. */
export function loadPage(path: string): void {
  window.location.hash = `#${path}`;
  window.location.reload();
}

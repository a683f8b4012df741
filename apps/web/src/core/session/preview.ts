/** Names the preview among what this tab keeps: the id of the role that an administrator looks at the application as, and its name. A reload keeps it. */
export const previewName = 'preview';

/** Names what this tab keeps of a preview that has ended by itself, until that is said. */
export const previewOverName = 'preview-over';

/** Opens a page of the application anew, so that nothing is left of what was seen before. */
export function loadPage(path: string): void {
  window.location.hash = `#${path}`;
  window.location.reload();
}

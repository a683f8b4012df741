/** Returns the address of a list as a saved view shows it. */
export function viewHref(path: string, view: { readonly id: number; readonly query: string }): string {
  return `${path}?view=${view.id}${view.query && `&${view.query}`}`;
}

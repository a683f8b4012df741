/** Describes what can be the current entry of a menu. */
export interface Entry {
  readonly href?: string;
  readonly isExternal?: boolean;
  readonly children?: readonly Entry[];
}

function covers(href: string, path: string): boolean {
  return path === href || path.startsWith(href.endsWith('/') ? href : `${href}/`);
}

/**
 * Returns the `href` of the entry that a path belongs to: `/tasks/detail/7` belongs to `/tasks`. The longest one wins; external entries
 * never do.
 */
export function findCurrent(entries: readonly Entry[], path: string): string | undefined {
  const [pathname = ''] = path.split(/[?#]/);
  return entries
    .flatMap((entry) => [entry, ...(entry.children ?? [])])
    .flatMap((entry) => (entry.href === undefined || entry.isExternal ? [] : [entry.href]))
    .filter((href) => covers(href, pathname))
    .sort((first, second) => second.length - first.length)[0];
}

/** Returns the `aria-current` of an entry: whether the shown page is the entry's own, or one below it. */
export function currentOf(
  { href, isExternal }: Entry,
  currentHref: string | undefined,
  currentPath: string,
): 'page' | 'true' | undefined {
  if (isExternal || href === undefined || href !== currentHref) return undefined;
  return href === currentPath ? 'page' : 'true';
}

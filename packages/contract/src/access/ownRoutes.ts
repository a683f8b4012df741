/** Describes the route of a resource that docs/product.md does not name. */
export interface OwnRoute {
  /** Who may see it. The prefix of its permissions, `vehicles` of `vehicles_view`, is one of those that a role can have. */
  readonly access: `${string}_view`;
  /** Names its icon in the menu and in the breadcrumb, by lucide's names. */
  readonly icon: string;
  /** Names the group in which its permissions are shown. */
  readonly group: 'people' | 'work' | 'time' | 'communication' | 'money' | 'administration';
}

/** Registers the routes beside those of docs/product.md, by their path: `npm run new feature` adds to them. */
export const ownRoutes = {} as const satisfies Readonly<Record<string, OwnRoute>>;

type OwnAccess = (typeof ownRoutes)[keyof typeof ownRoutes] extends { readonly access: infer Access }
  ? Access
  : never;

/** The prefixes of the permissions of these routes. */
export type OwnPrefix = OwnAccess extends `${infer Prefix}_view` ? Prefix : never;

const all = Object.values<OwnRoute>(ownRoutes);

/** Lists the prefixes of the permissions of these routes, or of those of a group. */
export const ownPrefixes = (id?: string): readonly OwnPrefix[] =>
  // what is registered has the prefixes of the type
  all
    .filter(({ group }) => id === undefined || group === id)
    .map(({ access }) => access.replace(/_view$/, '') as OwnPrefix);

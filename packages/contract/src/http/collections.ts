/** The collections whose names in paths differ from those of their resources, which are those of their routes (docs/product.md §2). */
const irregular = { timesheet: 'timesheets' } as const;

type Irregular = typeof irregular;

/** Names the collection of a resource in the paths of the API. */
type CollectionOf<Name extends string> = Name extends keyof Irregular ? Irregular[Name] : Name;

/** Returns the name of the collection of a resource in the paths of the API: `tasks` in `/api/tasks/{id}`. */
export const collectionOf = <const Name extends string>(name: Name): CollectionOf<Name> =>
  // an index by any name finds one of these or none, as the type says
  ((irregular as Readonly<Record<string, string>>)[name] ?? name) as CollectionOf<Name>;

import {
  type ChangeEvent,
  collectionOf,
  dashboardSources,
  type List,
  type RecordPart,
} from '@bureau/contract';
import type { CacheKey } from '../../api/keys.ts';
import type { Identified } from '../../api/resource.ts';
import { gatedFeatures } from '../gatedFeatures.ts';

/** Describes what has changed of a resource since it was looked for the last time. */
export interface Changes {
  /** Where the resource is found: `/api/tasks`. */
  readonly path: string;
  readonly resource: string;
  /** The versions of records that have changed one by one; null of those that are gone. */
  readonly records: ReadonlyMap<number, number | null>;
  /** Whether several have changed at once, of which nobody says which. */
  readonly hasMany: boolean;
  /** The parts of records that have changed, as `7/comments`. */
  readonly parts: ReadonlySet<string>;
}

/** Gathers events by what they are about: of several changes of a record the last one counts. */
export function groupChanges(events: readonly ChangeEvent[]): readonly Changes[] {
  return [...Map.groupBy(events, ({ resource }) => resource)].map(([resource, all]) => {
    const records = new Map<number, number | null>();
    const parts = new Set<string>();
    let hasMany = false;
    for (const { id, part, version } of all) {
      if (id === null) hasMany = true;
      else if (part !== undefined) parts.add(`${id}/${part}`);
      else records.set(id, version);
    }
    return { path: `/api/${collectionOf(resource)}`, resource, records, hasMany, parts };
  });
}

const isAtOrBelow = (path: string, above: string) => path === above || path.startsWith(`${above}/`);

/** Whether what is found at a path is derived from the records of a resource. */
const isDerived = (path: string, resource: string) =>
  gatedFeatures.some(
    ({ derivesFrom = [], path: name }) =>
      derivesFrom.some((one) => one === resource) && isAtOrBelow(path, `/api/${collectionOf(name)}`),
  );

const dashboard = '/api/dashboard/';
const widgetSources: Readonly<Record<string, readonly string[] | null | undefined>> = dashboardSources;

/** Whether the records of a resource are a source of an answer of the dashboard. */
function isSourceOf(path: string, resource: string): boolean {
  const sources = widgetSources[path.slice(dashboard.length)];
  return sources === null || sources?.includes(resource) === true;
}

const partNames: readonly RecordPart[] = ['comments', 'attachments'];

/** The answers of a part of a record that its address names by a query, by where they are found. */
const askedParts: Readonly<Record<string, RecordPart | undefined>> = {
  '/api/article-links': 'links',
  '/api/presence': 'presence',
};

/** Names the record that an answer is about by its query. */
function askedOf(address: string): string {
  const query = new URLSearchParams(address.split('?')[1]);
  return `${query.get('resource')}/${query.get('record_id')}`;
}

/** Reads an answer that the browser has kept; undefined where there is none. */
export type ReadAnswer = (key: CacheKey) => unknown;

const versionOf = (record: unknown): number =>
  typeof record === 'object' && record !== null && 'version' in record && typeof record.version === 'number'
    ? record.version
    : 0;

/** Whether a version is the latest that a change tells of. */
const isLatest = (known: number, version: number | null) => version !== null && known >= version;

/** The answers that list records of any kind. */
const mixed: readonly string[] = ['/api/article-links', '/api/favourites'];

interface Listed {
  readonly resource: string;
  readonly record_id: number | null;
}

/**
 * Returns the function that says which kept answers changes have made out of date. What this browser has written itself is known by its version
 * already, with the lists that it has read again since: it is not asked for once more.
 *
 * @param userId is the signed-in user, whose own record is what the frame shows.
 */
export function createOutdatedCheck(all: readonly Changes[], read: ReadAnswer, userId: number | null) {
  const isRecordKnown = ({ path, resource }: Changes, id: number, version: number | null) =>
    isLatest(versionOf(read([userId, `${resource}.one`, `${path}/${id}`])), version);

  const hasUnknown = (changes: Changes) =>
    changes.hasMany || [...changes.records].some(([id, version]) => !isRecordKnown(changes, id, version));

  function isPageOutdated(changes: Changes, page: unknown): boolean {
    if (changes.hasMany) return true;
    const rows = new Map((page as List<Identified> | undefined)?.data.map((row) => [row.id, row.version]));
    return [...changes.records].some(([id, version]) => {
      const shown = rows.get(id);
      return shown === undefined ? !isRecordKnown(changes, id, version) : !isLatest(shown, version);
    });
  }

  function isBelowOutdated(changes: Changes, rest: string): boolean {
    const [first = '', part] = rest.split('/');
    const id = Number(first);
    if (!Number.isInteger(id)) return hasUnknown(changes);
    if (partNames.some((name) => name === part)) return changes.parts.has(`${first}/${part}`);
    const version = changes.records.get(id);
    // that a record is gone is found out once, and not by each answer below it
    if (version === null && part !== undefined) return false;
    return changes.hasMany || (version !== undefined && !isRecordKnown(changes, id, version));
  }

  const isOf = (changes: Changes, path: string, key: CacheKey): boolean => {
    if (path === changes.path) return isPageOutdated(changes, read(key));
    if (path.startsWith(`${changes.path}/`))
      return isBelowOutdated(changes, path.slice(changes.path.length + 1));
    const { [path]: asked } = askedParts;
    const isAsked = (part: string) => `${changes.resource}/${part}` === `${askedOf(key[2])}/${asked}`;
    if (asked !== undefined && [...changes.parts].some(isAsked)) return true;
    if (mixed.includes(path)) {
      const listed = (read(key) ?? []) as readonly Listed[];
      return listed.some(
        ({ resource, record_id: id }) =>
          resource === changes.resource && id !== null && (changes.hasMany || changes.records.has(id)),
      );
    }
    if (path === '/api/sidebar-menu')
      return changes.resource === 'users' && userId !== null && changes.records.has(userId);
    if (path.startsWith(dashboard)) return isSourceOf(path, changes.resource) && hasUnknown(changes);
    // a version says what is known of the record, and not of what it adds to others
    return isDerived(path, changes.resource);
  };

  return (key: CacheKey): boolean => {
    const [path = ''] = key[2].split('?');
    return all.some((changes) => isOf(changes, path, key));
  };
}

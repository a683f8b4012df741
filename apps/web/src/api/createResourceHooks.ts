import type { BodyOf, Endpoint, ListQuery, ListSpec, ResponseOf } from '@bureau/contract';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from './ApiError.ts';
import { useApi } from './ApiProvider.tsx';
import { isBelow, isKeyOf, keyOf } from './keys.ts';
import { type ListPages, useListPages } from './useListPages.ts';
import { type QueryResult, useRequest } from './useQuery.ts';

/** Describes a resource of the contract, as `defineResource` makes it. */
interface Resource {
  readonly name: string;
  readonly listSpec: ListSpec;
  readonly list: Endpoint;
  readonly one: Endpoint;
  readonly create: Endpoint;
  readonly update: Endpoint;
  readonly remove: Endpoint;
}

interface Identified {
  readonly id: number;
  readonly version: number;
}

type RecordOf<R extends Resource> = ResponseOf<R['one']> extends infer Rec extends Identified ? Rec : never;
type ItemOf<R extends Resource> =
  ResponseOf<R['list']> extends { readonly data: readonly (infer Item)[] } ? Item : never;
type ChangesOf<R extends Resource> = Omit<NonNullable<BodyOf<R['update']>>, 'version'>;

/** Describes a change that somebody else's change forestalled. One of the two must be chosen. */
export interface Conflict<Rec, Changes> {
  readonly mine: Changes;
  readonly theirs: Rec;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  /** Chooses neither yet: the change fails, and can be made again. */
  readonly dismiss: () => void;
}

type Choice = 'mine' | 'theirs' | 'neither';

export interface OneResult<Rec, Changes> extends Omit<QueryResult<Rec>, 'data'> {
  /** Holds the record, with the changes in it that are being saved. */
  readonly record: Rec | undefined;
  /**
   * Changes fields of the record. They show at once, and are taken back when the server refuses them. `version` is the
   * one that was on screen when the change was begun.
   */
  readonly update: (changes: Changes, version?: number) => Promise<void>;
  readonly conflict: Conflict<Rec, Changes> | null;
}

/** Tells whether a record already says what the changes say: an earlier attempt was carried out unheard. */
function carries(record: object, changes: object): boolean {
  const current = new Map(Object.entries(record));
  return Object.entries(changes).every(([field, value]) => current.get(field) === value);
}

function currentOf<Rec>(error: unknown): Rec | null {
  const isConflict =
    error instanceof ApiError && error.status === 409 && error.body && 'current' in error.body;
  return isConflict ? (error.body.current as Rec) : null;
}

/** Makes the hooks of a resource: its list, one record of it, and the writes. */
export function createResourceHooks<R extends Resource>(resource: R) {
  type Rec = RecordOf<R>;
  type Changes = ChangesOf<R>;

  /** Keeps the state in which a write left a record, and reads again what shows it: lists, and what hangs on it. */
  function useRefresh() {
    const { userId } = useApi();
    const { mutate } = useSWRConfig();
    return async (id: number, record?: Rec) => {
      const key = keyOf(userId, resource.one, { params: { id } });
      if (record) await mutate(key, record, { revalidate: false });
      void mutate((other) => isKeyOf(resource.list, other) || (record !== undefined && isBelow(key, other)));
    };
  }

  /** Lists the records that match a query, page by page as they come into view. */
  const useList = (query: ListQuery<R['listSpec']>, initialRow?: number): ListPages<ItemOf<R>> =>
    useListPages<ItemOf<R>>(resource.list, query, initialRow);

  /** Reads a record, and changes it. */
  function useOne(id: number): OneResult<Rec, Changes> {
    const { client, recordWrites } = useApi();
    const refresh = useRefresh();
    const { data, ...query } = useRequest<Rec>(resource.one, { params: { id } });
    const [pending, setPending] = useState<readonly Changes[]>([]);
    const [conflict, setConflict] = useState<Conflict<Rec, Changes> | null>(null);

    const ask = (mine: Changes, theirs: Rec) =>
      new Promise<Choice>((resolve) => {
        const choose = (choice: Choice) => () => {
          setConflict(null);
          resolve(choice);
        };
        const choices = {
          keepMine: choose('mine'),
          takeTheirs: choose('theirs'),
          dismiss: choose('neither'),
        };
        setConflict({ mine, theirs, ...choices });
      });

    async function save(changes: Changes, version: number): Promise<Rec> {
      try {
        const body = { ...changes, version };
        return (await client.request(resource.update, { params: { id }, body })) as Rec;
      } catch (error) {
        const theirs = currentOf<Rec>(error);
        if (!theirs) throw error;
        const choice = carries(theirs, changes) ? 'theirs' : await ask(changes, theirs);
        if (choice === 'neither') throw error;
        return choice === 'theirs' ? theirs : save(changes, theirs.version);
      }
    }

    async function update(changes: Changes, version = data?.version ?? 0): Promise<void> {
      setPending((before) => [...before, changes]);
      try {
        const record = await recordWrites.run(`${resource.name}/${id}`, version, (base) =>
          save(changes, base),
        );
        await refresh(id, record);
      } catch (error) {
        query.retry();
        throw error;
      } finally {
        setPending((before) => before.filter((one) => one !== changes));
      }
    }

    const record = data && pending.reduce<Rec>((before, changes) => ({ ...before, ...changes }), data);
    return { ...query, record, update, conflict };
  }

  /** Gives the function that creates a record. A repeated attempt after a lost answer creates it only once. */
  function useCreate(): (body: NonNullable<BodyOf<R['create']>>) => Promise<Rec> {
    const { client } = useApi();
    const refresh = useRefresh();
    return async (body) => {
      const record = (await client.request(resource.create, { body })) as Rec;
      await refresh(record.id, record);
      return record;
    };
  }

  /** Gives the function that deletes a record. */
  function useRemove(): (id: number) => Promise<void> {
    const { client } = useApi();
    const refresh = useRefresh();
    return async (id) => {
      await client.request(resource.remove, { params: { id } });
      await refresh(id);
    };
  }

  return { useList, useOne, useCreate, useRemove };
}

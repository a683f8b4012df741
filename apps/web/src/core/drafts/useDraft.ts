import { useCallback, useState } from 'react';
import { useApi } from '../../api/ApiProvider.tsx';
import { useServices } from '../services/ServicesContext.ts';

/** Returns the names of the stored drafts below a name, such as `tasks/7/`: the fields that an earlier visit left unfinished. */
export function useStoredDraftNames(start: string): readonly string[] {
  const { drafts } = useServices();
  const { userId } = useApi();
  const [names] = useState(() => (userId === null ? [] : drafts.namesBelow(userId, start)));
  return names;
}

/** Returns whether something below one of some names, such as `tasks/7/`, has been typed and not saved. */
export function useHasDrafts(starts: readonly string[]): boolean {
  const { drafts } = useServices();
  const { userId } = useApi();
  return userId !== null && starts.some((start) => drafts.namesBelow(userId, start).length > 0);
}

/** Whether a stored draft is a text. */
export const isText = (stored: unknown): stored is string => typeof stored === 'string';

interface StoredDraft<Draft> {
  /** The draft that an earlier visit left; undefined where there is none. */
  readonly initialDraft: Draft | undefined;
  /** Stores a draft so that it survives a sign-out; `undefined` removes it. The function stays the same. */
  readonly saveDraft: (draft: Draft | undefined) => void;
}

interface DraftOptions {
  /** Keeps the draft in memory, for what JSON cannot hold. Others survive a reload or a crash, too. */
  readonly isInMemory?: boolean;
}

/**
 * Stores what the signed-in user types under a name, such as `tasks/7/title`; nothing where there is no name. A stored value is only returned when
 * `isDraft` recognises it.
 */
export function useDraft<Draft>(
  name: string | undefined,
  isDraft: (stored: unknown) => stored is Draft,
  { isInMemory = false }: DraftOptions = {},
): StoredDraft<Draft> {
  const { drafts, memoryDrafts } = useServices();
  const { userId } = useApi();
  const store = isInMemory ? memoryDrafts : drafts;
  const [initialDraft] = useState(() => {
    const stored = userId === null || name === undefined ? undefined : store.read(userId, name);
    return isDraft(stored) ? stored : undefined;
  });
  const saveDraft = useCallback(
    (draft: Draft | undefined) => {
      if (userId !== null && name !== undefined) store.write(userId, name, draft);
    },
    [name, store, userId],
  );
  return { initialDraft, saveDraft };
}

import { useState } from 'react';
import { useApi } from '../../api/ApiProvider.tsx';
import { useServices } from '../services/ServicesContext.ts';

/** Tells of which fields an earlier visit left a draft, by the start of their names, such as `tasks/7/`: those the page opens with. */
export function useStoredDraftNames(start: string): readonly string[] {
  const { drafts } = useServices();
  const { userId } = useApi();
  const [names] = useState(() => (userId === null ? [] : drafts.namesBelow(userId, start)));
  return names;
}

interface StoredDraft<Draft> {
  /** Holds the draft that an earlier visit left; undefined where there is none. */
  readonly initialDraft: Draft | undefined;
  /** Keeps a draft over a sign-out, a reload or a crash; `undefined` forgets it. */
  readonly saveDraft: (draft: Draft | undefined) => void;
}

/**
 * Keeps what the signed-in user types under a name, such as `tasks/7/title`. What was kept is only given back when
 * `isDraft` knows it.
 */
export function useDraft<Draft>(name: string, isDraft: (kept: unknown) => kept is Draft): StoredDraft<Draft> {
  const { drafts } = useServices();
  const { userId } = useApi();
  const [initialDraft] = useState(() => {
    const kept = userId === null ? undefined : drafts.read(userId, name);
    return isDraft(kept) ? kept : undefined;
  });
  return {
    initialDraft,
    saveDraft: (draft) => {
      if (userId !== null) drafts.write(userId, name, draft);
    },
  };
}

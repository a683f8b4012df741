import type { Viewer } from '../../access/Caller.ts';

/** Whether somebody may see what a project costs: everybody who sees it but the client's own people. */
export const seesAmounts = (viewer: Viewer) => !viewer.isExternal;

/** Names the fields that are hidden from whoever may not see amounts. */
export const amountFields = ['budget', 'hourly_rate'] as const;

/** Names the fields of the activity log that are hidden from somebody: from the client's own people, what the project may cost. */
export const hiddenFields = (viewer: Viewer): readonly string[] => (seesAmounts(viewer) ? [] : amountFields);

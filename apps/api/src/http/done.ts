/** Answers a request that has nothing to tell but that it is done. */
export const done = { status: 'ok' } as const;

import { createContext } from 'react';

/** The records that are changed together, for what stands below their field. */
export const ChangedIds = createContext<readonly number[]>([]);

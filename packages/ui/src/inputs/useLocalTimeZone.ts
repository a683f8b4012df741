import { useSyncExternalStore } from 'react';
import { neverChanges } from '../primitives/state/neverChanges.ts';

const localTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the time zone of the machine. What a server has rendered is that of UTC, and is taken over first. */
export const useLocalTimeZone = (): string => useSyncExternalStore(neverChanges, localTimeZone, () => 'UTC');

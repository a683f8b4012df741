import { useBrowserValue } from '../primitives/state/useBrowserValue.ts';

const localTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the time zone of the machine; a server renders UTC. */
export const useLocalTimeZone = (): string => useBrowserValue(localTimeZone, 'UTC');

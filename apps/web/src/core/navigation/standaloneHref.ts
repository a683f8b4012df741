import { recordParams } from './recordParams.ts';

/** Returns the address at which a record has the page for itself (`isStandalone`). */
export const standaloneHref = (path: string): string => `${path}?${recordParams.alone}=page`;

/** Returns the address at which a record has the page for itself (`isAlone`). */
export const aloneHref = (path: string): string => `${path}?as=page`;

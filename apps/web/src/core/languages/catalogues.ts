/** Names the catalogue of what everybody sees. */
export const coreCatalogues = ['core'] as const;

/** Names the catalogues whose texts visitors see: what everybody sees, and the sign-in with its like. */
export const visitorCatalogues = ['core', 'auth'] as const;

/** Names the catalogues of what surrounds the pages behind the sign-in, of what these are built from, and of what all records have (contract). */
export const shellCatalogues = ['core', 'screens', 'shared', 'shell'] as const;

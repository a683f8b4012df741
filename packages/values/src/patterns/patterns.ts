/** Gives the shortest and longest length of a password or username, in characters (docs/product.md §9). */
export const credentialLength = { min: 3, max: 30 } as const;

/** Matches an e-mail address as docs/product.md §5 has it: lower case, a top-level domain of 2 to 4 letters. */
export const emailPattern = /^[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,4}$/;

/** Matches a plain date, `yyyy-MM-dd`, by its shape alone. */
export const plainDatePattern = /^\d{4}-\d{2}-\d{2}$/;

/** The shortest and longest length of a password or username, in characters (docs/product.md §9). */
export const credentialLength = { min: 3, max: 30 } as const;

/** Matches an e-mail address: lower case, a top-level domain of 2 to 4 letters. */
export const emailPattern = /^[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,4}$/;

/** Matches a plain date, `yyyy-MM-dd`, by its shape alone. */
export const plainDatePattern = /^\d{4}-\d{2}-\d{2}$/;

/** Matches a time of day, `HH:mm`. */
export const plainTimePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/**
 * Matches an address that mail can be sent to, as a browser's e-mail field does, with a domain of two names or more. It is what accounts
 * are known by, whose addresses may have any top-level domain.
 */
export const emailFormat =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?){1,8}$/i;

const host = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}.-]{0,251}[\p{L}\p{M}\p{N}])?`;

/** Matches the address of a web page: `http://` or `https://` with a host, or a domain alone, and what follows it. */
export const webAddressPattern = new RegExp(
  String.raw`^(?:https?://${host}(?::\d{1,5})?|${host}\.\p{L}{2,24})(?:[/?#][^\s\p{C}]*)?$`,
  'iu',
);

/** Matches a telephone number (docs/product.md §5): a leading plus if any, up to 15 digits, each may be followed by a space or hyphen. */
export const phonePattern = /^\+?(?:\d[ -]?){1,15}$/;

/** Matches what holds no white space, as a username must (docs/product.md §5). */
export const noSpacePattern = /^\S+$/;

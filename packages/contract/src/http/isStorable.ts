/** Returns whether every character of a text can be stored: no NUL, no half of a surrogate pair. */
export const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed();

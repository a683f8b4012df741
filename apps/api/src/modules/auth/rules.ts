/** Gives the form of an address by which an account is known: accounts do not depend on how it is typed. */
export const normaliseEmail = (email: string) => email.trim().toLowerCase();

import { type Attempt, limits } from '../../access/limits.ts';
import { hashToken } from '../../access/tokens.ts';

/** Gives the form of an address by which an account is known: accounts do not depend on how it is typed. */
export const normaliseEmail = (email: string) => email.trim().toLowerCase();

/** Gives the attempt that a sign-in to an account is, or any other use of its password. */
export const signInAttempt = (email: string, address: string): Attempt => ({
  limit: limits.signIn,
  subject: hashToken(email),
  address,
});

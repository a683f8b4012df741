/** Says how many failed sign-ins an account or an address may have within how many milliseconds. The next is refused. */
export const loginLimit = { failures: 5, window: 15 * 60 * 1000 } as const;

/** Gives the form of an address by which an account is known: accounts do not depend on how it is typed. */
export const normaliseEmail = (email: string) => email.trim().toLowerCase();

/**
 * Tells how long a sign-in must wait, in milliseconds, given when the earlier failures within the window were; 0 lets it through.
 */
export function waitForSignIn(failures: readonly Date[], now: Date): number {
  const newestFirst = failures.map((at) => at.getTime()).sort((a, b) => b - a);
  const deciding = newestFirst[loginLimit.failures - 1];
  return deciding === undefined ? 0 : Math.max(0, deciding + loginLimit.window - now.getTime());
}

import type { TestConfig } from 'yup';

/** Names the error of a field that has to equal another one (docs/product.md §5). */
export const mustMatchName = 'mustMatch';

/**
 * Makes the test that a field equals a field beside it: `string().required().test(mustMatch('password'))`. A Form skips
 * it while the other field has a different error (docs/product.md §5, Match rule).
 */
export function mustMatch(other: string, message?: string): TestConfig<string | null | undefined> {
  return {
    name: mustMatchName,
    params: { other },
    skipAbsent: true,
    ...(message !== undefined && { message }),
    test: (value, { parent }: { parent: Readonly<Record<string, unknown>> }) => value === parent[other],
  };
}

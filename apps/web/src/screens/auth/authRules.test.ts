import { auth } from '@bureau/contract';
import type { FormRules } from '@bureau/forms';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forgotPasswordRules, loginRules, registrationRules, resetPasswordRules } from './authRules.ts';

const word = fc.oneof(
  fc.constantFrom('', 'ab', 'abc', 'a b', 'ann@bureau.example', 'ann@bureau', 'x'.repeat(30), 'x'.repeat(31)),
  fc.string({ unit: fc.constantFrom('a', 'B', '1', '.', '@', '-', 'é'), maxLength: 32 }),
);

/** Returns the paths of the fields that rules refuse. */
async function refused(rules: FormRules<unknown>, values: object): Promise<string[]> {
  const result = await rules.validate(values);
  return 'issues' in result ? result.issues.map(({ path }) => path) : [];
}

describe('what the pages before the sign-in take', () => {
  it.each([
    ['the sign-in', loginRules, auth.login.body, ['email', 'password'], {}],
    ['a forgotten password', forgotPasswordRules, auth.forgotPassword.body, ['email'], {}],
    [
      'a new password',
      resetPasswordRules,
      auth.resetPassword.body,
      ['password', 'password_confirmation'],
      { email: 'ann@bureau.example', token: 'x' },
    ],
    [
      'a registration',
      registrationRules,
      auth.register.body,
      ['username', 'firstname', 'lastname', 'email', 'password', 'password_confirmation'],
      {},
    ],
  ] as const)('is what the server takes: %s', async (_, rules, schema, fields, others) => {
    const record = fc.record(Object.fromEntries(fields.map((field) => [field, word])));
    await fc.assert(
      fc.asyncProperty(record, fc.boolean(), async (typed, isRepeated) => {
        const values = {
          ...typed,
          ...(isRepeated && 'password_confirmation' in typed && { password_confirmation: typed['password'] }),
        };
        const isTaken = await schema.isValid({ ...others, ...values });
        expect((await refused(rules, values)).length === 0).toBe(isTaken);
      }),
      { numRuns: 300 },
    );
  });

  it('is told field by field, and a repetition only once the password itself is right', async () => {
    const password = (one: string, two: string) =>
      refused(resetPasswordRules, { password: one, password_confirmation: two });
    expect(await password('', '')).toEqual(['password', 'password_confirmation']);
    expect(await password('ab', 'abc')).toEqual(['password']);
    expect(await password('abc', 'abd')).toEqual(['password_confirmation']);
    expect(await password('abc', 'abc')).toEqual([]);
  });

  it('marks every field as required', () => {
    for (const field of ['username', 'firstname', 'lastname', 'email', 'password', 'password_confirmation'])
      expect(registrationRules.isRequired(field)).toBe(true);
  });
});

import type { Credentials, PasswordRequest, Registration } from '@bureau/contract';
import {
  type FieldRule,
  fieldRules,
  lengthBetween,
  emailAddress,
  noSpaces,
  required,
  notBlank,
  sameAs,
} from '@bureau/forms';
import { credentialLength } from '@bureau/values';

/** Describes what somebody enters who chooses a password. */
export type NewPassword = Pick<Registration, 'password' | 'password_confirmation'>;

const { min, max } = credentialLength;
const password: readonly FieldRule[] = [required, ...lengthBetween(min, max)];
const newPassword = { password, password_confirmation: [required, sameAs('password')] };
const email: readonly FieldRule[] = [required, emailAddress];

// What docs/product.md §5 says of each screen; a test holds them against the contract's schemas.
export const loginRules = fieldRules<Credentials>({ email: [required], password });
export const forgotPasswordRules = fieldRules<PasswordRequest>({ email });
export const resetPasswordRules = fieldRules<NewPassword>(newPassword);
export const registrationRules = fieldRules<Registration>({
  username: [required, ...lengthBetween(min, max), noSpaces],
  firstname: [notBlank],
  lastname: [notBlank],
  email,
  ...newPassword,
});

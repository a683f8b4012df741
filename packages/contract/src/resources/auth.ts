import { credentialLength } from '@bureau/values';
import { defineEndpoint } from '../http/endpoint.ts';
import { done, flag, id, shape, text, whole } from '../http/schema.ts';
import { email, firstname, lastname, newPassword, username } from '../fields/formats.ts';

/** Describes what a sign-in takes (docs/product.md §5). */
export const credentials = shape({
  email: text(254).required(),
  password: text(credentialLength.max).min(credentialLength.min).required(),
});

/** Describes a session's token: how it is sent, and how long it lives, in seconds. */
const accessToken = shape({
  token: text(200).required(),
  token_type: text(20).required(),
  expires_in: whole(1).required(),
});

/** Describes whom an account is for. */
const person = {
  username: username().required(),
  firstname: firstname().required(),
  lastname: lastname().required(),
  email: email().required(),
};

/** Describes what somebody gives who registers (docs/product.md §5). */
export const registration = shape({ ...person, ...newPassword() });

/** Describes what is given by somebody who has forgotten the password. */
export const passwordRequest = shape({ email: email().required() });

/** Describes the parts of a mailed link. */
const mailedLink = { email: text(254).required(), token: text(200).required() };

/** Describes what somebody gives who chooses a password by a mailed link (docs/product.md §5). */
const passwordReset = shape({ ...mailedLink, ...newPassword() });

export const auth = {
  register: defineEndpoint('auth.register', 'POST', '/api/register', {
    summary: 'Opens an account, while the company allows it.',
    rule: 'public',
    body: registration,
    status: 201,
    response: shape({ id: id().required(), ...person }).meta({ isAssumed: true }),
    errors: [403, 429],
  }),
  login: defineEndpoint('auth.login', 'POST', '/api/login', {
    summary: 'Signs a user in and gives the token of the session.',
    rule: 'public',
    body: credentials,
    hasSecret: true,
    response: accessToken,
    errors: [429],
  }),
  forgotPassword: defineEndpoint('auth.forgotPassword', 'POST', '/api/forgot-password', {
    summary: 'Mails a link to choose a new password, if there is such an account. The answer does not tell.',
    rule: 'public',
    body: passwordRequest,
    response: done,
    errors: [429],
  }),
  verifyToken: defineEndpoint('auth.verifyToken', 'POST', '/api/verify/token', {
    summary:
      'Reports whether a mailed link to choose a password can be used, and whether it is an invitation.',
    rule: 'public',
    body: shape(mailedLink),
    response: shape({ is_invitation: flag().required() }).meta({ isAssumed: true }),
    errors: [429],
  }),
  verifyUser: defineEndpoint('auth.verifyUser', 'POST', '/api/verify/user', {
    summary: 'Makes the address count that a mailed link was sent to.',
    rule: 'public',
    body: shape(mailedLink),
    response: done,
    errors: [429],
  }),
  resetPassword: defineEndpoint('auth.resetPassword', 'POST', '/api/reset-password', {
    summary: 'Chooses a password by a mailed link, and ends all sessions of the account.',
    rule: 'public',
    body: passwordReset,
    response: done,
    errors: [429],
  }),
  logout: defineEndpoint('auth.logout', 'GET', '/api/logout', {
    hasEffect: true,
    summary: 'Signs the user out: the token is worth nothing afterwards.',
    rule: 'signedIn',
    status: 204,
  }),
};

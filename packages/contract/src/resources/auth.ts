import { credentialLength } from '@bureau/values';
import { number } from 'yup';
import { defineEndpoint } from '../http/endpoint.ts';
import { shape, text } from '../http/schema.ts';

/** Describes what a sign-in takes (docs/product.md §5). */
export const credentials = shape({
  email: text(254).required(),
  password: text(credentialLength.max).min(credentialLength.min).required(),
});

/** Describes a session's token: how it is sent, and how long it lives, in seconds. */
const accessToken = shape({
  token: text(200).required(),
  token_type: text(20).required(),
  expires_in: number().strict().integer().min(1).required(),
});

export const auth = {
  login: defineEndpoint({
    id: 'auth.login',
    method: 'POST',
    path: '/api/login',
    summary: 'Signs a user in and gives the token of the session.',
    rule: 'public',
    body: credentials,
    response: accessToken,
    errors: [429],
  }),
  logout: defineEndpoint({
    id: 'auth.logout',
    method: 'GET',
    path: '/api/logout',
    summary: 'Signs the user out: the token is worth nothing afterwards.',
    rule: 'signedIn',
    status: 204,
  }),
};

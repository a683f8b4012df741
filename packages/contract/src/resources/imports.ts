import { string } from 'yup';
import { defineEndpoint } from '../http/endpoint.ts';
import { importProgress } from '../http/import.ts';

export const imports = {
  one: defineEndpoint('imports.one', 'GET', '/api/imports/{key}', {
    params: {
      key: string()
        .strict()
        .matches(/^[\w-]{1,200}$/)
        .required(),
    },
    summary: "Reports how far the caller's import with an Idempotency-Key has come.",
    rule: 'signedIn',
    hasOverlay: false,
    response: importProgress,
    errors: [404],
  }),
};

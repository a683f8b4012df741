import { defineEndpoint } from '../http/endpoint.ts';
import { listOf, onceEach, oneOf, shape, whole } from '../http/schema.ts';
import { formed } from '../fields/formats.ts';
import { codedForms } from './registry.ts';
import { settings } from './settings.ts';

/** The most digits that a code is filled up to with zeros, and the greatest number that can be set. */
const limits = { digits: 8, number: 999_999_999 } as const;

const form = () => oneOf(codedForms).required();
const prefix = () => formed(6, 'codePrefix', (value) => /^[A-Z\d]{2,6}$/.test(value)).min(1);
const digits = () => whole(1, limits.digits);
const nextNumber = () => whole(1, limits.number);

/** Describes how codes are made: `TSK-0042` has the prefix `TSK` and four digits. */
const numberingSetting = shape({
  forms: listOf(
    shape({
      form: form(),
      prefix: prefix().required(),
      digits: digits().required(),
      /** The number that the next record gets. Records that are created meanwhile take it. */
      next_number: whole(1).required(),
    }),
  ),
}).meta({ isAssumed: true });

/** Describes what is changed of some forms: what is left out stays as it is. */
const numberingChange = shape({
  forms: listOf(
    shape({
      form: form(),
      prefix: prefix().optional(),
      digits: digits().optional(),
      next_number: nextNumber().optional(),
    }),
  )
    .min(1)
    .max(codedForms.length)
    .test(onceEach('form')),
});

export const numbering = {
  one: defineEndpoint('numbering.one', 'GET', '/api/numbering', {
    summary: 'Returns how the codes of records are made, and which number each kind of them gets next.',
    rule: 'settings_view',
    response: numberingSetting,
  }),
  save: defineEndpoint('numbering.save', 'POST', '/api/numbering', {
    summary:
      'Sets how the codes of records are made from now on. No two forms share a prefix, and a number that was given is not given again.',
    rule: settings.writers,
    body: numberingChange,
    response: numberingSetting,
  }),
};

import { defineEndpoint } from '../http/endpoint.ts';
import { listOf, shape, text, whole } from '../http/schema.ts';

/** Describes an entry of a list, named in the language of the caller. */
const entry = shape({ code: text(60).required(), name: text(200).required() });

/** Describes a day of the week: 0 is Sunday, 6 is Saturday. */
const dayEntry = shape({
  id: whole(0, 6).required(),
  name: text(60).required(),
});

const helperList = <const Name extends string>(name: Name, summary: string) =>
  defineEndpoint(`helper.${name}`, 'GET', `/api/helper/${name}` as const, {
    summary,
    rule: 'signedIn',
    isRevalidated: true,
    response: listOf(entry).meta({ isAssumed: true }),
  });

export const helper = {
  countries: helperList('countries', 'Lists the countries, by ISO 3166.'),
  locals: helperList('locals', 'Lists the languages that the application is translated into.'),
  languages: helperList(
    'languages',
    'Lists the languages of the world that have a code of two letters, by ISO 639.',
  ),
  currencies: helperList('currencies', 'Lists the currencies in use, by ISO 4217.'),
  timezone: helperList('timezone', 'Lists the time zones, by their IANA names.'),
  formtables: helperList('formtables', 'Lists the forms that can have custom fields.'),
  days: defineEndpoint('helper.days', 'GET', '/api/helper/days', {
    summary: 'Lists the days of the week, beginning with that on which the week begins.',
    rule: 'signedIn',
    isRevalidated: true,
    response: listOf(dayEntry).meta({ isAssumed: true }),
  }),
};

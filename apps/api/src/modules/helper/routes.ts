import { helper } from '@bureau/contract';
import { formatsOf } from '../../access/formatsOf.ts';
import { implement } from '../../http/implement.ts';
import {
  listCountries,
  listCurrencies,
  listDays,
  listForms,
  listLanguages,
  listLocales,
  listTimeZones,
} from './lists.ts';

export const helperRoutes = [
  implement(helper.countries, async ({ caller }) => listCountries(caller.language)),
  implement(helper.locals, async ({ caller }) => listLocales(caller.language)),
  implement(helper.languages, async ({ caller }) => listLanguages(caller.language)),
  implement(helper.currencies, async ({ caller }) => listCurrencies(caller.language)),
  implement(helper.timezone, async ({ caller, origin }) => listTimeZones(caller.language, origin.now)),
  implement(helper.formtables, async ({ caller }) => listForms(caller.language)),

  implement(helper.days, async ({ caller, readSettings }) =>
    listDays(caller.language, formatsOf(caller, await readSettings()).first_day_of_week),
  ),
];

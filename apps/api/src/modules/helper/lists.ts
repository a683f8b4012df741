import { currencies, customForms } from '@bureau/contract';
import { type Locale, locales } from '@bureau/values';
import { formatMessage } from '../../errors/messages.ts';

/** Describes an entry of a list, in a language. */
export interface Entry {
  readonly code: string;
  readonly name: string;
}

/** Lists the countries and territories by ISO 3166, of which no standard library has a list. */
const countryCodes = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL ' +
  'CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU ' +
  'GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC ' +
  'MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT ' +
  'PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA ' +
  'UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

/** Lists the languages that have a code of two letters, by ISO 639. */
const languageCodes = (
  'aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo ' +
  'fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb ' +
  'lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc ' +
  'sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu'
).split(' ');

const capitalise = (text: string, locale: Locale) =>
  text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);

/** Names codes in a language, in the order of that language. */
function nameCodes(codes: readonly string[], type: Intl.DisplayNamesType, locale: Locale): Entry[] {
  const names = new Intl.DisplayNames(locale, { type });
  const { compare } = new Intl.Collator(locale);
  return codes
    .map((code) => ({ code, name: capitalise(names.of(code) ?? code, locale) }))
    .sort((a, b) => compare(a.name, b.name));
}

/** Names a time zone: its city, and what its time is called. */
function nameZone(zone: string, locale: Locale, now: Date): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    now,
  );
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${zone.replaceAll('_', ' ')} (${offset})`;
}

/** Lists the time zones with how far they are from Greenwich now. */
export function listTimeZones(locale: Locale, now: Date): Entry[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...zones].sort().map((code) => ({ code, name: nameZone(code, locale, now) }));
}

export const listCountries = (locale: Locale) => nameCodes(countryCodes, 'region', locale);
export const listLanguages = (locale: Locale) => nameCodes(languageCodes, 'language', locale);
export const listLocales = (locale: Locale) => nameCodes(locales, 'language', locale);
export const listCurrencies = (locale: Locale) => nameCodes(currencies, 'currency', locale);

/** Lists the forms that can have fields of the own company, by their resources. */
export const listForms = (locale: Locale): Entry[] =>
  customForms.map((code) => ({ code, name: formatMessage({ key: `breadcrumbs.${code}.title` }, locale) }));

/** Lists the days of the week, beginning with the day that is given. */
export function listDays(locale: Locale, first: number): { readonly id: number; readonly name: string }[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // The fourth of January 1970 was a Sunday.
  const sunday = Date.UTC(1970, 0, 4);
  const day = 24 * 60 * 60 * 1000;
  return Array.from({ length: 7 }, (_, index) => (first + index) % 7).map((id) => ({
    id,
    name: capitalise(format.format(sunday + id * day), locale),
  }));
}

import { adminRoles, hasNoSpace, isUnmistakable, normaliseUsername } from '@bureau/contract';
import { credentialLength, emailFormat, isLocale, type Locale, locales, phonePattern } from '@bureau/values';
import type { MessageKey } from '../../errors/messages.ts';
import { dateKind, referenceKind, type Reader, ParseError, textKind } from '../../transfer/fieldKinds.ts';
import type { ReadField, ValuesOf } from '../../transfer/fields.ts';
import type { NameIndex } from '../../transfer/nameIndex.ts';
import { normaliseEmail, usernameKey } from './rules.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Holds the roles, the departments, and what accounts have already: those of the file are added as they are read. */
export interface UserLookups {
  readonly roles: NameIndex<Named>;
  readonly departments: NameIndex<Named>;
  readonly emails: Set<string>;
  readonly usernames: Set<string>;
}

/** Returns the reader of texts of at most `max` characters that have a form. */
const formed = (
  max: number,
  isFormed: (text: string) => boolean,
  key: MessageKey,
): Reader<string, unknown> => ({
  read(text, reading) {
    const value = textKind(max).read(text, reading);
    return value instanceof ParseError || isFormed(value) ? value : new ParseError(key);
  },
});

/** Makes a reader refuse what an account has already, or what an earlier row of the file has said. */
const unique = (
  reader: Reader<string, unknown>,
  takenOf: (lookups: UserLookups) => Set<string>,
  normalise: (text: string) => string,
): Reader<string, UserLookups> => ({
  read(text, reading) {
    const value = reader.read(text, reading);
    if (value instanceof ParseError) return value;
    const taken = takenOf(reading.lookups);
    if (taken.has(normalise(value))) return new ParseError('validation.taken');
    taken.add(normalise(value));
    return value;
  },
});

const unmistakable = formed(credentialLength.max, isUnmistakable, 'validation.username');
const username: Reader<string, unknown> = {
  read(given, reading) {
    const { min } = credentialLength;
    if (given.length < min) return new ParseError('validation.min.text', { min });
    if (!hasNoSpace(given)) return new ParseError('validation.whitespace');
    const text = unmistakable.read(given, reading);
    return text instanceof ParseError ? text : normaliseUsername(text);
  },
};

const language: Reader<Locale, unknown> = {
  read(text) {
    const code = text.toLowerCase();
    return isLocale(code) ? code : new ParseError('validation.oneOf', { values: locales.join(', ') });
  },
};

const anyRole = referenceKind<Named, UserLookups>(({ roles }) => roles, {
  unknown: 'validation.unknownRole',
  ambiguous: 'validation.unknownRole',
});

/** Reads a role. Those that pass every gate are given person by person, with the password of who gives them. */
const role: Reader<Named, UserLookups> = {
  ...anyRole,
  read(text, reading) {
    const value = anyRole.read(text, reading);
    const isProtected = !(value instanceof ParseError) && adminRoles.some((name) => name === value.name);
    return isProtected ? new ParseError('validation.roleNotByImport') : value;
  },
};

const field = <Value, Lookups>(
  label: MessageKey,
  reader: Reader<Value, Lookups>,
  synonyms: readonly string[],
  isRequired = false,
): ReadField<Value, Lookups> & { readonly reader: Reader<Value, Lookups> } => ({
  label,
  reader,
  synonyms,
  isRequired,
});

/** Describes for each field of a person how columns with it are called in files, and how it is read. */
export const userFields = {
  username: field(
    'users.fields.username',
    unique(username, ({ usernames }) => usernames, usernameKey),
    ['login', 'user', 'account', 'user name', 'login name'],
    true,
  ),
  firstname: field('users.fields.firstname', textKind(100), ['first name', 'given name', 'forename'], true),
  lastname: field('users.fields.lastname', textKind(100), ['last name', 'surname', 'family name'], true),
  email: field(
    'users.fields.email',
    unique(
      formed(254, (text) => emailFormat.test(text), 'validation.email'),
      ({ emails }) => emails,
      normaliseEmail,
    ),
    ['e mail', 'mail', 'email address', 'e mail address'],
    true,
  ),
  phone: field(
    'users.fields.phone',
    formed(40, (text) => phonePattern.test(text), 'validation.phone'),
    ['telephone', 'mobile', 'phone number', 'tel'],
  ),
  joining_date: field('users.fields.joining_date', dateKind, ['joined', 'start date', 'hired', 'hire date']),
  language: field('users.fields.language', language, ['locale', 'lang']),
  role: field('users.fields.role', role, ['position', 'job']),
  department: field(
    'users.fields.department',
    referenceKind<Named, UserLookups>(({ departments }) => departments, {
      unknown: 'validation.unknownDepartment',
      ambiguous: 'validation.unknownDepartment',
    }),
    ['team', 'unit', 'division'],
  ),
};

/** Describes what a row of a file says of a person. */
export type UserValues = ValuesOf<typeof userFields>;

import {
  credentialLength,
  emailFormat,
  isPlainTime,
  locales,
  phonePattern,
  readRecurrence,
  webAddressPattern,
} from '@bureau/values';
import { filledLine, oneOf, text } from '../http/schema.ts';
import { hasNoSpace, isUnmistakable } from './username.ts';

/** Lists the pictures that a person can choose (docs/product.md §3). */
export const avatars = [1, 2, 3, 4, 5, 6].flatMap(
  (number) => [`${number}-man.png`, `${number}-woman.png`] as const,
);

/** Requires of a text that is there to have a form. */
export const formed = (max: number, name: string, isFormed: (value: string) => boolean) =>
  text(max).test({ name, test: (value) => value == null || value === '' || isFormed(value) });

/** Describes a time of day, such as `08:30`. */
export const time = () => formed(5, 'time', isPlainTime).min(1);

/** Describes how often something recurs, such as `FREQ=WEEKLY;BYDAY=MO` (docs/product.md §4). */
export const recurrence = () =>
  formed(300, 'recurrence', (value) => readRecurrence(value) !== undefined).min(1);

/** Describes a colour, such as `#2a6f97`. */
export const color = () => formed(7, 'color', (value) => /^#[\da-f]{6}$/i.test(value)).min(1);

/** Describes an address that an account is known by, in any case. */
export const email = () => formed(254, 'email', (value) => emailFormat.test(value));

/** Describes a username (docs/product.md §5). */
export const username = () =>
  formed(credentialLength.max, 'whitespace', hasNoSpace)
    .min(credentialLength.min)
    .test({ name: 'username', test: (value) => !value || isUnmistakable(value) });

export const firstname = () => filledLine(100);
export const lastname = () => filledLine(100);

/** Describes a telephone number (docs/product.md §5). */
export const phone = () => formed(40, 'phone', (value) => phonePattern.test(value)).min(1);

/** Describes the address of a web page, with or without `https://` in front (docs/product.md §5). */
export const url = (max: number) => formed(max, 'url', (value) => webAddressPattern.test(value)).min(1);

export const language = () => oneOf(locales);
/** Matches the name of a file that was uploaded, or that is part of the product. */
export const fileNamePattern = /^[a-z\d][a-z\d-]{0,80}\.[a-z\d]{2,5}$/;

/** Describes the name of a file that was uploaded before, or that is part of the product. */
export const fileName = () => formed(100, 'fileName', (value) => fileNamePattern.test(value)).min(1);

const uploadedAvatar = /^[\da-f]{32}\.(?:png|jpg|gif|webp)$/;

/** Describes the picture of a person: one of those that can be chosen, or the file name of one that was uploaded. */
export const avatar = () =>
  formed(
    100,
    'fileName',
    (value) => avatars.some((name) => name === value) || uploadedAvatar.test(value),
  ).min(1);

/** Matches names of time zones by a place. Offsets, abbreviations such as `IST`, and names of countries are read otherwise by databases, or not at all. */
const placeName =
  /^(?:UTC|(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)\/[\w+/-]+)$/i;

/** Returns whether a text names a time zone by a place, as IANA does. */
export function isTimeZone(name: string): boolean {
  if (!placeName.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Describes an IANA time zone, such as `Europe/Prague`. */
export const timeZone = () => formed(60, 'timeZone', isTimeZone).min(1);

/** Describes the caller's own password, given again. It is refused nowhere where it is not needed, so that any text will do. */
export const currentPassword = () => text(1000).optional();

const chosenPassword = () => text(credentialLength.max).min(credentialLength.min).required();

/**
 * Describes a password that is chosen, and its repetition (docs/product.md §5): whether they match is said of a repetition that is there, and once the
 * password itself is right.
 */
export const newPassword = () => ({
  password: chosenPassword(),
  password_confirmation: text(credentialLength.max)
    .required()
    .test({
      name: 'mustMatch',
      test(value, { parent }) {
        const { password } = parent as { readonly password?: unknown };
        return !value || value === password || !chosenPassword().isValidSync(password);
      },
    }),
});

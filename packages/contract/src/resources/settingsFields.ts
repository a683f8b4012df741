import { emailFormat, isDateFormat, isDateTimeFormat, locales, webAddressPattern } from '@bureau/values';
import { filledLine, flag, oneOf, text, whole } from '../http/schema.ts';
import { currencies } from '../fields/currencies.ts';
import { fileName, fileNamePattern, formed, timeZone, url } from '../fields/formats.ts';
import { appearanceFields, hexColor } from './appearance.ts';

/** Returns whether a text is what links can begin with: an address without anything after its path. */
const isBaseAddress = (value: string) => /^https?:[^?#]+$/i.test(value) && webAddressPattern.test(value);

const hostPattern = /^[a-z\d][a-z\d.:-]{0,252}$/i;

/** Matches an address of the own machine, which mails come from until another is set. */
const localSender = /^[\w.+-]{1,64}@localhost$/;

const maxPictures = 100;

/** Reads a list of names of files from its JSON text. Returns null for anything else. */
export function readFileNames(json: string): string[] | null {
  try {
    const names: unknown = JSON.parse(json);
    const isList =
      Array.isArray(names) &&
      names.length <= maxPictures &&
      new Set(names).size === names.length &&
      names.every((name) => typeof name === 'string' && fileNamePattern.test(name));
    return isList ? (names as string[]) : null;
  } catch {
    return null;
  }
}

/** Lists the pictures of the sidebar that are part of the product (docs/product.md §9). */
export const sidebarPictures = ['1.svg', '2.svg', '3.svg', '4.svg', '5.svg', '6.svg'] as const;

/** Describes what a holder of `themesettings_create` or `_edit` may set: the company's appearance. */
export const themeFields = {
  ...appearanceFields,
  /** Holds the names of the sidebar's pictures as JSON text; `sidebar_bg_image` is a place in this list, counted from 0. */
  sidebar_background_images: text(9000)
    .test({
      name: 'fileNames',
      test: (value) => value === undefined || readFileNames(value) !== null,
    })
    .required(),
  /** The company's colour: buttons, links and what is selected follow it in every layout. Null has the theme's own. */
  brand_color: hexColor().defined().nullable(),
  login_background: fileName().defined().nullable(),
};

/** Describes the mail server. Only those see it who may see the settings. */
export const mailFields = {
  /** The server that mails are sent by; null writes them to files. */
  smtp_host: formed(253, 'host', (value) => hostPattern.test(value))
    .min(1)
    .nullable()
    .optional(),
  smtp_port: whole(1, 65_535).optional(),
  /** `tls` from the first byte, `starttls` once connected, `none` for a server on the same machine. */
  smtp_security: oneOf(['none', 'starttls', 'tls']).optional(),
  smtp_user: text(200).min(1).nullable().optional(),
  /** Whether a password for the mail server is stored, which is never given out. */
  has_smtp_password: flag().optional(),
};

/** Describes what else the company can set (docs/product.md §3; more than that page names is assumed). */
export const companyFields = {
  company_name: filledLine(120).required(),
  company_short_name: filledLine(60).required(),
  company_website: url(300).defined().nullable(),
  company_logo: fileName().defined().nullable(),
  company_sidebar_logo: fileName().defined().nullable(),
  footer_text: text(300).defined(),
  allowed_for_registration: flag().required(),
  /** Asks for passwords that are hard to guess. */
  strict_passwords: flag().required(),
  /** How long a session lives, in seconds: from five minutes to thirty days. */
  session_seconds: whole(300, 30 * 24 * 60 * 60).required(),
  is_demo: flag().required(),
  default_language: oneOf(locales).required(),
  date_format: formed(40, 'dateFormat', isDateFormat).required(),
  date_time_format: formed(40, 'dateTimeFormat', isDateTimeFormat).required(),
  /** An IANA name, for users who have not chosen their own. */
  time_zone: timeZone().required(),
  /** 0 is Sunday, 6 is Saturday. */
  first_day_of_week: whole(0, 6).required(),
  currency: oneOf(currencies).required(),
  /** The address that mails come from. */
  mail_from: formed(254, 'email', (value) => localSender.test(value) || emailFormat.test(value)).required(),
  /** The address that people reach the application at, for links in mails; null takes that of the server. */
  public_url: formed(300, 'url', isBaseAddress).min(1).defined().nullable(),
};

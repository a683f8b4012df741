import type { Locale } from '@bureau/values';

/** Describes who gets a mail, and in which language. */
export interface Receiver {
  readonly name: string;
  readonly email: string;
  readonly language: Locale;
}

interface Addressed {
  readonly to: Receiver;
  /** What is filled into the texts, beside the name of the company. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Describes a mail that asks its receiver to open a route of the application, which is good for so many hours. */
interface LinkMail extends Addressed {
  readonly kind: 'invitation' | 'resetPassword' | 'confirmEmail';
  readonly link: { readonly route: string; readonly hours: number };
}

/** Describes a mail that tells something, and asks for nothing. */
interface NoteMail extends Addressed {
  readonly kind: 'passwordChanged' | 'emailChanged' | 'test';
  readonly link?: undefined;
}

/** Describes a mail before it is put into words: its texts are `mail.{kind}.subject` and so on. */
export type Mail = LinkMail | NoteMail;

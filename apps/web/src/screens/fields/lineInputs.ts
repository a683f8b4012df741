import type { Kind } from '@bureau/contract';
import { emailFormat, phonePattern, plainTimePattern, webAddressPattern } from '@bureau/values';

/** Describes how a text of one line is typed. */
interface LineInput {
  /** What is typed, which chooses the keyboard of a phone. */
  readonly type?: 'email' | 'tel' | 'url';
  readonly pattern: RegExp;
}

/** How lines of the kinds are typed that do not take every text. */
export const lineInputs: { readonly [K in Kind]?: LineInput } = {
  email: { type: 'email', pattern: emailFormat },
  phone: { type: 'tel', pattern: phonePattern },
  time: { pattern: plainTimePattern },
  url: { type: 'url', pattern: webAddressPattern },
};

import { phonePattern } from './patterns.ts';

/**
 * Writes a telephone number in one form: a leading plus if any, digits, one space or hyphen between them. Brackets, dots,
 * slashes and the trunk digit in brackets behind a country code (`+44 (0) 20`) go. Returns undefined for what is no telephone number.
 */
export function normalizePhone(text: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/^(\s*\+[\d\s]*)\(0\)/, '$1 ')
    .replace(/[\s()./]+/g, ' ')
    .replace(/ ?- ?/g, '-')
    .replace(/^\+ /, '+')
    .trim();
  return phonePattern.test(plain) ? plain : undefined;
}

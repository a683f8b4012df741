import { comparePlaceholders, isBlank, missingForms, withoutPlaceholders } from '@bureau/contract';
import type { Locale } from '@bureau/values';
import type { FieldMessages } from '../../errors/ApiError.ts';
import type { Message } from '../../errors/messages.ts';
import { type Shipped, shippedOf } from './shipped.ts';

/** Holds texts that the company says in its own words, by their keys. */
export type OwnTexts = ReadonlyMap<string, string>;

/** Returns texts as the application shows them: what is shipped, and over it the own ones. */
export function mergeTexts({ texts, wanted }: Shipped, own: OwnTexts): Record<string, string> {
  return { ...texts, ...Object.fromEntries([...own].filter(([key]) => wanted.has(key))) };
}

/** Lists the keys of texts that English has and a language has not. */
export function missingTexts(language: Locale, own: OwnTexts): string[] {
  const { texts, wanted } = shippedOf(language);
  return [...wanted.keys()].filter((key) => !Object.hasOwn(texts, key) && !own.has(key));
}

/** Matches what is more than text: elements of HTML, and what the application would look up or fill in by itself. */
const markup = /<[a-z/!?]|\{\{|\$t\(/i;

function faultsOf(key: string, original: string, text: string): Message[] {
  if (isBlank(text)) return [{ key: 'validation.required' }];
  if (markup.test(withoutPlaceholders(text))) return [{ key: 'translations.markup' }];
  const { lost, surplus } = comparePlaceholders(key, original, text);
  return [
    ...lost.map((name): Message => ({ key: 'translations.lost', values: { name } })),
    ...surplus.map((name): Message => ({ key: 'translations.surplus', values: { name } })),
  ];
}

/** Returns the own texts of a language after some of them were changed. What is as it is shipped is no own text; null takes that again. */
export function changeTexts(
  language: Locale,
  own: OwnTexts,
  changes: Readonly<Record<string, string | null>>,
): OwnTexts {
  const { texts } = shippedOf(language);
  const after = new Map(own);
  for (const [key, text] of Object.entries(changes)) {
    if (text === null || text === texts[key]) after.delete(key);
    else after.set(key, text);
  }
  return after;
}

/**
 * Returns what is wrong with changed texts of a language, by `texts.KEY`: what English has no such key for, what has lost what is filled in, what is
 * more than text, and what is missing where a text depends on a number and not all of its forms are there.
 */
export function checkTexts(
  language: Locale,
  own: OwnTexts,
  changes: Readonly<Record<string, string | null>>,
): FieldMessages {
  const { texts, wanted } = shippedOf(language);
  const faults = new Map<string, Message[]>();
  const add = (key: string, messages: Message[]) => {
    if (messages.length > 0) faults.set(`texts.${key}`, messages);
  };
  for (const [key, text] of Object.entries(changes)) {
    const original = wanted.get(key);
    if (original === undefined) add(key, [{ key: 'translations.unknownText' }]);
    else if (text !== null) add(key, faultsOf(key, original, text));
  }
  const after = changeTexts(language, own, changes);
  for (const key of missingForms(wanted, (name) => after.has(name) || Object.hasOwn(texts, name)))
    add(key, [{ key: 'translations.missingForm' }]);
  return Object.fromEntries(faults);
}

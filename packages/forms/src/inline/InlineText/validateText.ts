import type { FormsMessages } from '../../messages/index.ts';

/** Describes what a text has to be like (docs/product.md §5, Inline editors). */
export interface TextRules {
  /** Refuses an empty text. */
  readonly isRequired?: boolean;
  /** Refuses a text in which the pattern is not found. */
  readonly pattern?: RegExp;
  /** The error message for a text that does not match the pattern. */
  readonly patternMessage?: string;
  /** The least number of characters. */
  readonly minLength?: number;
  /** The greatest number of characters. */
  readonly maxLength?: number;
}

/** Returns the error message of an invalid text; nothing when it may be saved. An empty text is checked for being required alone. */
export function validateText(text: string, rules: TextRules, messages: FormsMessages): string | undefined {
  const { isRequired = false, pattern, patternMessage, minLength = 0, maxLength = Infinity } = rules;
  if (text === '') return isRequired ? messages('forms.error.required') : undefined;
  if (text.length < minLength) return messages('forms.error.minLength', { count: minLength });
  if (text.length > maxLength) return messages('forms.error.maxLength', { count: maxLength });
  if (pattern && text.search(pattern) === -1) return patternMessage ?? messages('forms.error.pattern');
  return undefined;
}

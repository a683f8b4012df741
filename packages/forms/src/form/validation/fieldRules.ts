import { emailFormat, noSpacePattern } from '@bureau/values';
import type { FormRules, ValidationIssue, MessageRef } from './FormRules.ts';

type Texts = Readonly<Record<string, string>>;

/** Describes a rule for the text of a field. */
export interface FieldRule {
  /** Names the rule as a schema names it. */
  readonly type: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly message: MessageRef;
  readonly test: (text: string, others: Texts) => boolean;
}

/** Requires a text. */
export const required: FieldRule = {
  type: 'required',
  message: { key: 'forms.error.required' },
  test: (text) => text !== '',
};

/** Requires a text that is not blank. */
export const notBlank: FieldRule = { ...required, test: (text) => text.trim() !== '' };

/** Bounds the length of a text, in characters. */
export const lengthBetween = (min: number, max: number): readonly FieldRule[] => [
  {
    type: 'min',
    params: { min },
    message: { key: 'forms.error.minLength', count: 'min' },
    test: (text) => text.length >= min,
  },
  {
    type: 'max',
    params: { max },
    message: { key: 'forms.error.maxLength', count: 'max' },
    test: (text) => text.length <= max,
  },
];

/** Refuses white space. */
export const noSpaces: FieldRule = {
  type: 'whitespace',
  message: { key: 'forms.error.pattern' },
  test: (text) => noSpacePattern.test(text),
};

/** Requires an e-mail address; surrounding spaces are ignored. */
export const emailAddress: FieldRule = {
  type: 'email',
  message: { key: 'forms.error.email' },
  test: (text) => emailFormat.test(text.trim()),
};

/** Requires the text of another field. */
export const sameAs = (other: string): FieldRule => ({
  type: 'mustMatch',
  params: { other },
  message: { key: 'forms.error.mustMatch' },
  test: (text, others) => text === others[other],
});

/**
 * Creates the rules of a form that holds texts alone, field by field: the first violation of each is reported. A page that everybody waits
 * for states its rules so, because it then loads no library of schemas. A text that has to match another one is left alone while the other
 * has an error of its own (docs/product.md §5, Match rule).
 */
export function fieldRules<Values extends Texts>(
  rules: Readonly<Record<keyof Values & string, readonly FieldRule[]>>,
): FormRules<Values> {
  const ruled = new Map<string, readonly FieldRule[]>(Object.entries(rules));
  return {
    isRequired: (path) => ruled.get(path)?.some(({ type }) => type === required.type) ?? false,
    validate: (given) => {
      const values = given as Values;
      const issues = [...ruled].flatMap(([path, own]): ValidationIssue[] => {
        const failed = own.find(({ test }) => !test(values[path] ?? '', values));
        return failed
          ? [{ path, type: failed.type, params: failed.params ?? {}, message: failed.message }]
          : [];
      });
      const isShown = ({ params }: ValidationIssue) => !issues.some(({ path }) => path === params['other']);
      const shownIssues = issues.filter(isShown);
      return Promise.resolve(shownIssues.length === 0 ? { values } : { issues: shownIssues });
    },
  };
}

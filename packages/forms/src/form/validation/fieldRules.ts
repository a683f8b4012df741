import { emailFormat, noSpacePattern } from '@bureau/values';
import type { FormRules, Problem, Wording } from './FormRules.ts';

type Texts = Readonly<Record<string, string>>;

/** Describes a rule that the text of a field keeps. */
export interface FieldRule {
  /** Names the rule as a schema names it. */
  readonly type: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly wording: Wording;
  readonly isKept: (text: string, others: Texts) => boolean;
}

/** Demands a text. */
export const required: FieldRule = {
  type: 'required',
  wording: { key: 'forms.error.required' },
  isKept: (text) => text !== '',
};

/** Demands a text that is more than spaces. */
export const requiredWords: FieldRule = { ...required, isKept: (text) => text.trim() !== '' };

/** Bounds the length of a text, in characters. */
export const lengthBetween = (min: number, max: number): readonly FieldRule[] => [
  {
    type: 'min',
    params: { min },
    wording: { key: 'forms.error.minLength', count: 'min' },
    isKept: (text) => text.length >= min,
  },
  {
    type: 'max',
    params: { max },
    wording: { key: 'forms.error.maxLength', count: 'max' },
    isKept: (text) => text.length <= max,
  },
];

/** Refuses white space. */
export const noSpaces: FieldRule = {
  type: 'whitespace',
  wording: { key: 'forms.error.pattern' },
  isKept: (text) => noSpacePattern.test(text),
};

/** Demands an address that mail can be sent to; spaces around it do not count. */
export const mailAddress: FieldRule = {
  type: 'email',
  wording: { key: 'forms.error.email' },
  isKept: (text) => emailFormat.test(text.trim()),
};

/** Demands the text of another field. */
export const sameAs = (other: string): FieldRule => ({
  type: 'mustMatch',
  params: { other },
  wording: { key: 'forms.error.mustMatch' },
  isKept: (text, others) => text === others[other],
});

/**
 * Makes the rules of a form that holds texts alone, field by field: the first rule that a text breaks is told. A page that everybody waits
 * for states its rules so, because it then loads no library of schemas. A text that has to match another one is left alone while the
 * other has an error of its own (docs/product.md §5, Match rule).
 */
export function fieldRules<Values extends Texts>(
  rules: Readonly<Record<keyof Values & string, readonly FieldRule[]>>,
): FormRules<Values> {
  const ruled = new Map<string, readonly FieldRule[]>(Object.entries(rules));
  return {
    isRequired: (path) => ruled.get(path)?.some(({ type }) => type === required.type) ?? false,
    check: (given) => {
      const values = given as Values;
      const problems = [...ruled].flatMap(([path, own]): Problem[] => {
        const broken = own.find(({ isKept }) => !isKept(values[path] ?? '', values));
        return broken
          ? [{ path, type: broken.type, params: broken.params ?? {}, wording: broken.wording }]
          : [];
      });
      const isTold = ({ params }: Problem) => !problems.some(({ path }) => path === params['other']);
      const told = problems.filter(isTold);
      return Promise.resolve(told.length === 0 ? { values } : { problems: told });
    },
  };
}

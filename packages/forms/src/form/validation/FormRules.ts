import type { FormsMessageKey } from '../../messages/index.ts';

/** Describes a rule that a value breaks: where, which (`required`, `min`, …) and the rule's own parameters. */
export interface BrokenRule {
  readonly path: string;
  readonly type: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Describes how the catalogue tells that a rule is broken: the key of the message and the parameter that is its number. */
export interface Wording {
  readonly key: FormsMessageKey;
  readonly count?: string;
}

/** Describes what is wrong with a value, and how that is told: in the rule's own words, or in the catalogue's. */
export interface Problem extends BrokenRule {
  readonly wording: string | Wording;
}

/** Says what a valid form is. */
export interface FormRules<Output> {
  /** Gives the values of a valid form, or what is wrong: one problem a field. */
  readonly check: (
    values: unknown,
  ) => Promise<{ readonly values: Output } | { readonly problems: readonly Problem[] }>;
  /** Tells whether a value is demanded at a path, `lines.0.quantity`. */
  readonly isRequired: (path: string) => boolean;
}

import type { FormsMessageKey } from '../../messages/index.ts';

/** Describes a rule that a value breaks: where, which (`required`, `min`, …) and the rule's own parameters. */
export interface RuleViolation {
  readonly path: string;
  readonly type: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Describes how the catalogue tells that a rule is broken: the key of the message and the parameter that is its number. */
export interface MessageRef {
  readonly key: FormsMessageKey;
  readonly count?: string;
}

/** Describes what is wrong with a value, and how that is told: in the rule's own words, or in the catalogue's. */
export interface ValidationIssue extends RuleViolation {
  readonly message: string | MessageRef;
}

/** Says what a valid form is. */
export interface FormRules<Output> {
  /** Gives the values of a valid form, or what is wrong: one issue a field. */
  readonly validate: (
    values: unknown,
  ) => Promise<{ readonly values: Output } | { readonly issues: readonly ValidationIssue[] }>;
  /** Tells whether a value is demanded at a path, `lines.0.quantity`. */
  readonly isRequired: (path: string) => boolean;
}

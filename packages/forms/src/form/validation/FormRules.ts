import type { FormsMessageKey } from '../../messages/index.ts';

/** Describes a violation of a rule: where, which (`required`, `min`, …) and the rule's own parameters. */
export interface RuleViolation {
  /** Names the value in the form: `lines.1.quantity`. */
  readonly path: string;
  /** Names the rule that it breaks, by which its message is found. */
  readonly type: string;
  /** What the message says of the rule, such as the least length. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** References a message of the catalogue: its key and the parameter that is its number. */
export interface MessageRef {
  readonly key: FormsMessageKey;
  readonly count?: string;
}

/** Describes a rule violation with its message: the rule's own, or a reference to the catalogue's. */
export interface ValidationIssue extends RuleViolation {
  readonly message: string | MessageRef;
}

/** What a valid form is. */
export interface FormRules<Output> {
  /** Returns the values of a valid form, or what is wrong: one issue a field. */
  readonly validate: (
    values: unknown,
  ) => Promise<{ readonly values: Output } | { readonly issues: readonly ValidationIssue[] }>;
  /** Returns whether a value is required at a path, `lines.0.quantity`. */
  readonly isRequired: (path: string) => boolean;
}

import { defaultLocale, ValidationError } from 'yup';
import type { MessageRef } from './FormRules.ts';

interface Rule extends MessageRef {
  /** yup's own message, to distinguish a message that a schema states itself. */
  readonly template: unknown;
}

const { mixed, string, number, date, array } = defaultLocale;

const required = { template: mixed?.required, key: 'forms.error.required' } as const;

/** Lists, by the name of yup's test, yup's default messages, and ours. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  required: [required],
  blank: [{ template: mixed?.default, key: 'forms.error.required' }],
  optionality: [required, { template: mixed?.defined, key: 'forms.error.required' }],
  nullable: [required, { template: mixed?.notNull, key: 'forms.error.required' }],
  typeError: [{ template: mixed?.notType, key: 'forms.error.type' }],
  oneOf: [{ template: mixed?.oneOf, key: 'forms.error.oneOf' }],
  notOneOf: [{ template: mixed?.notOneOf, key: 'forms.error.notOneOf' }],
  min: [
    { template: string?.min, key: 'forms.error.minLength', count: 'min' },
    { template: number?.min, key: 'forms.error.min', count: 'min' },
    { template: number?.moreThan, key: 'forms.error.moreThan', count: 'more' },
    { template: number?.positive, key: 'forms.error.moreThan', count: 'more' },
    { template: array?.min, key: 'forms.error.minItems', count: 'min' },
    { template: date?.min, key: 'forms.error.invalid' },
  ],
  max: [
    { template: string?.max, key: 'forms.error.maxLength', count: 'max' },
    { template: number?.max, key: 'forms.error.max', count: 'max' },
    { template: number?.lessThan, key: 'forms.error.lessThan', count: 'less' },
    { template: number?.negative, key: 'forms.error.lessThan', count: 'less' },
    { template: array?.max, key: 'forms.error.maxItems', count: 'max' },
    { template: date?.max, key: 'forms.error.invalid' },
  ],
  length: [
    { template: string?.length, key: 'forms.error.length', count: 'length' },
    { template: array?.length, key: 'forms.error.itemCount', count: 'length' },
  ],
  matches: [{ template: string?.matches, key: 'forms.error.pattern' }],
  email: [
    { template: string?.email, key: 'forms.error.email' },
    { template: mixed?.default, key: 'forms.error.email' },
  ],
  url: [
    { template: string?.url, key: 'forms.error.url' },
    { template: mixed?.default, key: 'forms.error.url' },
  ],
  trim: [{ template: string?.trim, key: 'forms.error.trim' }],
  integer: [{ template: number?.integer, key: 'forms.error.integer' }],
  noUnknown: [{ template: defaultLocale.object?.noUnknown, key: 'forms.error.unknownFields' }],
  mustMatch: [{ template: mixed?.default, key: 'forms.error.mustMatch' }],
  plainDate: [{ template: mixed?.default, key: 'forms.error.plainDate' }],
  dateOrder: [{ template: mixed?.default, key: 'forms.error.dateOrder' }],
};

/** The rules of tests that a schema names itself without a message. */
const unnamed: readonly Rule[] = [{ template: mixed?.default, key: 'forms.error.invalid' }];

/** Finds our message for an error whose message is yup's own; nothing when the schema states a message itself. */
export function findMessage(error: ValidationError): MessageRef | undefined {
  const candidates = [...(rules[error.type ?? ''] ?? []), ...unnamed];
  return candidates.find(({ template }) => isMessage(template, error));
}

function isMessage(template: unknown, error: ValidationError): boolean {
  return (
    template !== undefined && ValidationError.formatError(template, error.params ?? {}) === error.message
  );
}

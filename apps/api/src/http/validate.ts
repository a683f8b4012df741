import { type AnySchema, reach, type SchemaObjectDescription, ValidationError } from 'yup';
import { ApiError, FieldError, type FieldMessages } from '../errors/ApiError.ts';
import type { Message, MessageKey } from '../errors/messages.ts';

/** Names the form of a value where the same rule reads differently: at most 5 characters, at most 5. */
function kindOf(value: unknown): 'text' | 'list' | 'number' {
  if (typeof value === 'string') return 'text';
  return Array.isArray(value) ? 'list' : 'number';
}

/** Whether a text or a list was refused because there is nothing in it. */
const isEmpty = ({ value }: Readonly<Record<string, unknown>>) =>
  value === '' || (Array.isArray(value) && value.length === 0);

function messageOf(error: ValidationError): Message {
  const params = error.params ?? {};
  const limit = (name: 'min' | 'max'): Message => ({
    key: `validation.${name}.${kindOf(params['value'])}` satisfies MessageKey,
    values: { [name]: String(params[name]) },
  });
  switch (error.type) {
    case 'min':
      return isEmpty(params) ? { key: 'validation.required' } : limit('min');
    case 'max':
      return limit('max');
    case 'decimals':
      return { key: 'validation.decimals', values: { decimals: String(params['decimals']) } };
    case 'oneOf':
      return { key: 'validation.oneOf', values: { values: String(params['values']) } };
    case 'typeError':
      // yup calls a schema that is one of some values `mixed`.
      if (params['type'] === 'mixed') return { key: 'validation.invalid' };
      return { key: 'validation.type', values: { type: String(params['type']) } };
    case 'blank':
    case 'required':
    case 'optionality':
    case 'nullable':
      return { key: 'validation.required' };
    case 'integer':
    case 'trim':
    case 'characters':
    case 'plainDate':
    case 'email':
    case 'whitespace':
    case 'phone':
    case 'recurrence':
    case 'time':
    case 'timeZone':
    case 'mustMatch':
    case 'dateOrder':
    case 'codePrefix':
    case 'color':
    case 'dateFormat':
    case 'dateTimeFormat':
    case 'host':
    case 'onceEach':
    case 'publicAddress':
    case 'url':
    case 'username':
    case 'workingDay':
      return { key: `validation.${error.type}` satisfies MessageKey };
    case 'channel':
      return { key: 'validation.slackChannel' };
    case 'fileName':
    case 'fileNames':
      return { key: 'validation.unknownFile' };
    default:
      return { key: 'validation.invalid' };
  }
}

/** Writes a path as the contract does: `lines[1].q` is `lines.1.q`. */
const writePath = (path: string) => path.replaceAll(/\[(\d+)\]/g, '.$1').replace(/^\./, '');

function unknownKeys(schema: AnySchema, path: string, value: unknown): string[] {
  const place = (path === '' ? schema : reach(schema, path)) as AnySchema;
  const { fields = {} } = place.describe() as Partial<SchemaObjectDescription>;
  return Object.keys(value as object).filter((key) => !Object.hasOwn(fields, key));
}

function fieldsOf(schema: AnySchema, problems: readonly ValidationError[], name: string): FieldMessages {
  const fields = new Map<string, Message[]>();
  const add = (path: string, message: Message) => {
    const before = fields.get(writePath(path)) ?? [];
    // What is missing is also too short; it is said once.
    if (!before.some(({ key }) => key === message.key)) fields.set(writePath(path), [...before, message]);
  };
  for (const problem of problems) {
    const path = problem.path ?? '';
    if (problem.type === 'noUnknown') {
      const prefix = path === '' ? '' : `${path}.`;
      for (const key of unknownKeys(schema, path, problem.params?.['value']))
        add(prefix + key, { key: 'validation.noUnknown' });
    } else add(path || name, messageOf(problem));
  }
  return Object.fromEntries(fields);
}

/** Returns what is wrong with a value, by its fields, or by `name` where it has none. Nothing is cast, nothing unknown is let through. */
function findErrors(schema: AnySchema, value: unknown, name: string): FieldMessages {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return fieldsOf(schema, error.inner.length > 0 ? error.inner : [error], name);
  }
}

/** Returns what is wrong with a value that has no fields. */
export const findProblems = (schema: AnySchema, value: unknown): readonly Message[] =>
  Object.values(findErrors(schema, value, '')).flat();

/**
 * Validates a value strictly: nothing is cast, nothing unknown is let through.
 *
 * @param name is what a value is called that has no fields.
 * @throws FieldError that names every field with a problem.
 */
export function validate(schema: AnySchema, value: unknown, name = ''): unknown {
  const errors = findErrors(schema, value, name);
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
  return value;
}

/** Validates the body of a request: an object, or a list where the contract has one. */
export function validateBody(schema: AnySchema, body: unknown): unknown {
  const isList = schema.type === 'array';
  if (typeof body !== 'object' || body === null || Array.isArray(body) !== isList)
    throw new ApiError(422, isList ? 'validation.bodyList' : 'validation.body');
  return validate(schema, body);
}

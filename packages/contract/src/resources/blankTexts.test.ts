import { type AnyObjectSchema, type AnySchema, type ArraySchema, ObjectSchema, StringSchema } from 'yup';
import { describe, expect, it } from 'vitest';
import { isBlank } from '../http/index.ts';
import { endpoints } from './endpoints.ts';

/** Names secrets, of which any character may be a part, and what is compared with what is stored, which then is not found. */
const others = [
  'password',
  'password_confirmation',
  'current_password',
  'token',
  'email',
  'created_at',
  'updated_at',
];

const invisible = [
  '\u200B',
  '\u200D\u200C',
  '\uFEFF',
  '\u00AD',
  '\u3164',
  '\u115F\u1160',
  '\uFFA0',
  '\u2800',
  '\uFE0F',
  '\u{E0100}',
  '\u{E0061}\u{E007F}',
  '\u202E\u2066',
  '\u00A0',
  '\u3000',
  '\u2060\u180E',
];

/** Lists the texts of a body by their paths, with those in lists and in other objects. */
function textsOf(schema: AnySchema, path: string): [path: string, text: StringSchema][] {
  if (schema instanceof StringSchema) return [[path, schema]];
  if (schema instanceof ObjectSchema)
    return Object.entries((schema as AnyObjectSchema).fields).flatMap(([name, field]) =>
      textsOf(field as AnySchema, `${path}.${name}`),
    );
  const { innerType } = schema as ArraySchema<unknown[] | undefined, object>;
  return innerType === undefined ? [] : textsOf(innerType as AnySchema, `${path}[]`);
}

const required = endpoints
  .flatMap(({ id, body }) => (body === undefined ? [] : textsOf(body, id)))
  .filter(([path]) => !others.includes(path.split('.').at(-1) ?? ''))
  .filter(([, text]) => !text.spec.nullable && !text.isValidSync(''));

describe('a text that must be given', () => {
  it('is found in every kind of record', () => {
    const paths = required.map(([path]) => path);
    for (const path of [
      'tasks.create.title',
      'tasks.update.title',
      'projects.create.tags[]',
      'teams.update.name',
      'roles.create.name',
      'departments.create.name',
      'menu.create.text',
      'savedViews.create.name',
      'custom-fields.create.field_label',
      'custom-fields.create.options[]',
      'translations.create.name',
      'users.create.firstname',
      'auth.register.lastname',
      'settings.save.company_name',
      'tasks.comments.create.body',
    ])
      expect(paths).toContain(path);
  });

  it.each(required)('is not given by what nobody sees: %s', (_, text) => {
    for (const blank of invisible)
      for (const value of [blank, blank.repeat(5)]) expect(text.isValidSync(value)).toBe(false);
  });

  it.each([...invisible, '', ' \n\t'])('is blank: %j', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['a', '\u200Ba\u200B', '0', '-', '.', '漢', '👨‍👩‍👧', 'ش', '\u0301', 'ㅤa'])(
    'is not blank: %j',
    (text) => {
      expect(isBlank(text)).toBe(false);
    },
  );
});

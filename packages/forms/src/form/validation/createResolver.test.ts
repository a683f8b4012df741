import { array, boolean, date, type ISchema, mixed, number, object, string } from 'yup';
import { describe, expect, it } from 'vitest';
import type { FormsMessages } from '../../messages/index.ts';
import { listErrors } from '../Form/errorTree.ts';
import { createResolver, type FieldChecks } from './createResolver.ts';
import { createIssueFormatter, type GetErrorMessage } from './createIssueFormatter.ts';
import { mustMatch } from './mustMatch.ts';
import { schemaRules } from './schemaRules.ts';

/** Shows the key of a text and what fills it. */
const messages: FormsMessages = (key, values = {}) => [key, ...Object.values(values)].join(' ');

async function check(
  schema: ISchema<object>,
  values: object,
  getMessage?: GetErrorMessage,
  checks?: FieldChecks,
) {
  const resolve = createResolver(schemaRules(schema), createIssueFormatter(messages, getMessage), checks);
  const result = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  const errors = listErrors(result.errors).map(({ path, message }) => [path, message]);
  return { values: result.values, errors: Object.fromEntries(errors) as Record<string, string> };
}

describe('telling what is wrong with a value', () => {
  it.each([
    ['no text', string().required(), '', 'forms.error.required'],
    ['nothing at all', string().required(), undefined, 'forms.error.required'],
    ['null', string().defined(), null, 'forms.error.required'],
    ['no number', number().required(), undefined, 'forms.error.required'],
    ['undefined', number().defined(), undefined, 'forms.error.required'],
    ['a short text', string().min(3), 'ab', 'forms.error.minLength 3'],
    ['a long text', string().max(3), 'abcd', 'forms.error.maxLength 3'],
    ['a text of another length', string().length(2), 'abc', 'forms.error.length 2'],
    ['a text unlike the pattern', string().matches(/^\d+$/), 'abc', 'forms.error.pattern'],
    ['no address', string().email(), 'abc', 'forms.error.email'],
    ['no web address', string().url(), 'abc', 'forms.error.url'],
    ['spaces around', string().strict().trim(), ' a', 'forms.error.trim'],
    ['a small number', number().min(3), 2, 'forms.error.min 3'],
    ['a great number', number().max(3), 4, 'forms.error.max 3'],
    ['the bound itself', number().moreThan(3), 3, 'forms.error.moreThan 3'],
    ['the other bound itself', number().lessThan(3), 3, 'forms.error.lessThan 3'],
    ['zero', number().positive(), 0, 'forms.error.moreThan 0'],
    ['zero again', number().negative(), 0, 'forms.error.lessThan 0'],
    ['a fraction', number().integer(), 1.5, 'forms.error.integer'],
    ['a text for a number', number().strict(), 'abc', 'forms.error.type'],
    ['few items', array().min(2), [1], 'forms.error.minItems 2'],
    ['many items', array().max(1), [1, 2], 'forms.error.maxItems 1'],
    ['another number of items', array().length(3), [1, 2], 'forms.error.itemCount 3'],
    ['an early date', date().min(new Date('2026-01-01')), new Date('2025-01-01'), 'forms.error.invalid'],
    ['an option that there is not', string().oneOf(['a']), 'b', 'forms.error.oneOf'],
    ['a choice that is not allowed', string().notOneOf(['a']), 'a', 'forms.error.notOneOf'],
    ['a test with a name of its own', mixed().test('even', (value) => value === 2), 3, 'forms.error.invalid'],
    ['no address of ours', string().test({ name: 'email', test: () => false }), 'x', 'forms.error.email'],
    ['no web address of ours', string().test({ name: 'url', test: () => false }), 'x', 'forms.error.url'],
    [
      'a date that there is not',
      string().test({ name: 'plainDate', test: () => false }),
      'x',
      'forms.error.plainDate',
    ],
  ])('speaks our words for %s', async (_, field, value, expected) => {
    expect((await check(object({ field }), { field: value })).errors).toEqual({ field: expected });
  });

  it('lets the message of the schema win, whatever the rule is', async () => {
    const schema = object({
      name: string().required('Say who you are.'),
      age: number().min(18, ({ min }) => `Be ${min} or older.`),
      color: mixed().test('warm', 'Take a warm one.', () => false),
      size: string().label('Size').max(2, '${path} is more than ${max}.'),
    });
    expect(
      (await check(schema, { name: '', age: 5, color: 'blue', size: 'huge' }, () => 'Ours.')).errors,
    ).toEqual({
      name: 'Say who you are.',
      age: 'Be 18 or older.',
      color: 'Take a warm one.',
      size: 'Size is more than 2.',
    });
  });

  it('lets the application word a rule, and the catalogue the rest', async () => {
    const schema = object({ email: string().required(), name: string().max(2) });
    const getMessage: GetErrorMessage = ({ path, type }) =>
      path === 'email' && type === 'required' ? 'login.fields.email.errors.required' : undefined;
    expect((await check(schema, { email: '', name: 'Ada' }, getMessage)).errors).toEqual({
      email: 'login.fields.email.errors.required',
      name: 'forms.error.maxLength 2',
    });
  });

  it('says that a field is empty before what is wrong with an empty text', async () => {
    const schema = object({ password: string().strict().min(3).max(30).matches(/x/).required() });
    expect((await check(schema, { password: '' })).errors).toEqual({ password: 'forms.error.required' });
    expect((await check(schema, { password: 'ab' })).errors).toEqual({ password: 'forms.error.minLength 3' });
  });

  it('finds errors in lists and in objects', async () => {
    const schema = object({
      lines: array().of(object({ quantity: number().min(1) })),
      address: object({ city: string().required() }),
    });
    const values = { lines: [{ quantity: 1 }, { quantity: 0 }], address: { city: '' } };
    expect((await check(schema, values)).errors).toEqual({
      'lines.1.quantity': 'forms.error.min 1',
      'address.city': 'forms.error.required',
    });
  });

  it('says of the form itself what belongs to no field', async () => {
    const schema = object({ name: string() }).noUnknown().strict();
    expect((await check(schema, { name: 'Ada', role: 'admin' })).errors).toEqual({
      root: 'forms.error.unknownFields role',
    });
  });

  it('gives the values as the schema makes them', async () => {
    const schema = object({ age: number().required(), isActive: boolean().default(true) });
    expect(await check(schema, { age: '41' })).toEqual({ values: { age: 41, isActive: true }, errors: {} });
  });

  it('hides no mistake of a test', async () => {
    const schema = object({
      name: string().test('broken', () => {
        throw new TypeError('a mistake');
      }),
    });
    await expect(check(schema, { name: 'Ada' })).rejects.toThrow('a mistake');
  });
});

describe('typing the same password twice', () => {
  const schema = object({
    password: string().strict().min(3).required(),
    password_confirmation: string().strict().required().test(mustMatch('password')),
  });
  const confirm = async (password: string, password_confirmation: string) =>
    (await check(schema, { password, password_confirmation })).errors;

  it('accepts the same', async () => {
    expect(await confirm('secret', 'secret')).toEqual({});
  });

  it('refuses another one', async () => {
    expect(await confirm('secret', 'Secret')).toEqual({ password_confirmation: 'forms.error.mustMatch' });
  });

  it('says that the confirmation is missing, not that it differs', async () => {
    expect(await confirm('secret', '')).toEqual({ password_confirmation: 'forms.error.required' });
  });

  it('leaves the confirmation alone while the password has an error of its own', async () => {
    expect(await confirm('se', 'secret')).toEqual({ password: 'forms.error.minLength 3' });
  });

  it('speaks the words it is given, also inside of a list', async () => {
    const users = object({
      users: array().of(
        object({ pin: string().length(4), again: string().test(mustMatch('pin', 'Not the same.')) }),
      ),
    });
    const values = {
      users: [
        { pin: '1', again: '2' },
        { pin: '1234', again: '4321' },
      ],
    };
    expect((await check(users, values)).errors).toEqual({
      'users.0.pin': 'forms.error.length 4',
      'users.1.again': 'Not the same.',
    });
  });
});

describe('what a field has against its value', () => {
  const checks: FieldChecks = new Map([
    ['task.hours', (value) => (typeof value === 'string' ? 'Write 1:30.' : undefined)],
  ]);
  const schema = object({ task: object({ hours: mixed<number | string>().required() }) });

  it('is told before what the schema has', async () => {
    const strict = object({ task: object({ hours: number().required() }) });
    const { errors } = await check(strict, { task: { hours: 'soon' } }, undefined, checks);
    expect(errors).toEqual({ 'task.hours': 'Write 1:30.' });
  });

  it('refuses what the schema takes', async () => {
    const { errors } = await check(schema, { task: { hours: 'soon' } }, undefined, checks);
    expect(errors).toEqual({ 'task.hours': 'Write 1:30.' });
  });

  it('lets pass what it has nothing against', async () => {
    const values = { task: { hours: 90 } };
    expect(await check(schema, values, undefined, checks)).toEqual({ values, errors: {} });
  });
});

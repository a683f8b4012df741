import { taskFields } from '@bureau/contract';
import { describe, expect, it } from 'vitest';
import { createCustomField, customFields } from '../../testing/fixtures.ts';
import { isDraftOf, recordDefaultsOf, recordSchemaOf, withDraft } from './fieldForms.ts';

const customDefaults = (fields: typeof customFields) =>
  recordDefaultsOf({}, fields)['custom_fields'] as object;

const filled = {
  contract: 'HL-2026/118',
  phase: 'Tender',
  budget: 12.5,
  inspection: '2026-03-17',
  safety: true,
  remarks: 'Two bids are in.',
};

/** Names the fields that are refused, with the rule that they break. */
async function refusals(values: object, fields = customFields) {
  const typed = { custom_fields: values };
  const result = recordSchemaOf({}, fields).validate(typed, { abortEarly: false });
  const errors = await result.then(
    () => [],
    (error: { inner: { path: string; type: string }[] }) => error.inner,
  );
  return errors.map(({ path, type }) => `${path.replace('custom_fields.', '')} ${type}`);
}

describe('filling in the fields that a company added', () => {
  it('takes what belongs to their types', async () => {
    expect(await refusals(filled)).toEqual([]);
  });

  it('takes nothing for those that may be left empty, and a box that is not ticked', async () => {
    const values = { ...customDefaults(customFields), contract: 'HL' };
    expect(values).toMatchObject({ phase: null, budget: null, inspection: null, safety: false, remarks: '' });
    expect(await refusals(values)).toEqual([]);
  });

  it('demands those that are required, whatever their type', async () => {
    const required = customFields.map((field) => ({ ...field, is_required: true }));
    const refused = await refusals(customDefaults(required), required);
    expect(new Set(refused.map((one) => one.split(' ')[0]))).toEqual(
      new Set(['contract', 'phase', 'budget', 'inspection', 'safety', 'remarks']),
    );
    expect(await refusals({ ...filled, contract: '  ' })).toEqual(['contract required']);
  });

  it.each([
    ['contract', 'x'.repeat(501), 'max'],
    ['remarks', 'x'.repeat(10_001), 'max'],
    ['budget', 1_000_000_000_001, 'max'],
    ['budget', -1_000_000_000_001, 'min'],
    ['phase', 'Demolition', 'oneOf'],
  ])('refuses for %s what the API refuses', async (column, value, rule) => {
    expect(await refusals({ ...filled, [column]: value })).toEqual([`${column} ${rule}`]);
  });

  it('begins with the values that the fields begin with', () => {
    const field = createCustomField(1, { field_type: 'numeric', default_value: 7 });
    expect(customDefaults([field])).toEqual({ field_1: 7 });
  });

  it('takes up a draft, without what was typed for fields that are gone', () => {
    const draft = { title: 'Half', custom_fields: { phase: 'Design', gone: 'x' } };
    expect(withDraft(recordDefaultsOf({}, customFields), draft)).toEqual({
      title: 'Half',
      custom_fields: { ...customDefaults(customFields), phase: 'Design' },
    });
  });

  it.each([
    [{ title: 'Half a thought', project_id: null, status: 2, assignee_ids: [3] }, true],
    [{}, true],
    [{ owner: 'me' }, false],
    [{ title: ['x'] }, false],
    [{ assignee_ids: 3 }, false],
    [{ custom_fields: { phase: null, budget: 3, safety: false } }, true],
    [{ custom_fields: { phase: ['x'] } }, false],
    [{ custom_fields: 'L' }, false],
    [[], false],
    ['text', false],
    [null, false],
  ])('knows whether %j can be the draft of a task', (stored, isDraft) => {
    expect(isDraftOf(recordDefaultsOf(taskFields, []))(stored)).toBe(isDraft);
  });
});

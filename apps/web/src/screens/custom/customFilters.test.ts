import { describe, expect, it } from 'vitest';
import { createCustomField, customFields } from '../../testing/fixtures.ts';
import { divideFilters, readCustomFilters } from './customFilters.ts';

describe('filtering a list by the fields that a company added', () => {
  it.each([
    ['phase', 'Design,Tender', ['Design', 'Tender']],
    ['safety', 'yes', ['yes']],
    ['budget', '-1.5..20', { from: -1.5, to: 20 }],
    ['budget', '..20', { to: 20 }],
    ['inspection', '2026-03-01..', { from: '2026-03-01' }],
    ['inspection', 'none', { isEmpty: true }],
  ])('reads the filter of %s in an address, %s, and writes it alike', (column, text, value) => {
    const values = readCustomFilters(customFields, { [column]: text });
    expect(values).toEqual({ [`custom_fields.${column}`]: value });
    expect(divideFilters(customFields, { ...values, status: [1] }, {})).toEqual({
      filter: { status: [1] },
      custom_fields: { [column]: text },
    });
  });

  it('tells choices with commas and backslashes apart', () => {
    const field = createCustomField(1, { field_type: 'dropdown', options: ['A, B', String.raw`C\D`] });
    const { custom_fields: written } = divideFilters([field], { 'custom_fields.field_1': field.options }, {});
    expect(written).toEqual({ field_1: String.raw`A\, B,C\\D` });
    expect(readCustomFilters([field], written)).toEqual({ 'custom_fields.field_1': field.options });
  });

  it.each([
    ['both answers', { 'custom_fields.safety': ['yes', 'no'] }],
    ['a range without ends', { 'custom_fields.budget': {} }],
    ['a filter that was removed', {}],
  ])('asks for nothing by %s', (_, values) => {
    const given = { safety: 'yes', budget: '1..2' };
    const { custom_fields: written } = divideFilters(customFields, values, given);
    expect(written).toEqual({});
  });

  it('leaves what the bar has no filter for as the address has it', () => {
    expect(divideFilters(customFields, {}, { remarks: 'bids' }).custom_fields).toEqual({ remarks: 'bids' });
    expect(readCustomFilters(customFields, { remarks: 'bids', safety: 'perhaps', budget: 'x..' })).toEqual(
      {},
    );
  });
});

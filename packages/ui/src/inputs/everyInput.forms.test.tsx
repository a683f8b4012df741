import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type ControlProps, inputs } from './testing/everyInput.ts';

afterEach(cleanup);

/** What each input holds, and what a form sends for it under `sent`, which is its name. */
const samples: Record<string, { readonly value: unknown; readonly sent: readonly string[] }> = {
  CheckboxGroup: { value: ['high'], sent: ['high'] },
  ColorInput: { value: '#b45309', sent: ['#b45309'] },
  ComboBox: { value: 'high', sent: ['high'] },
  DateInput: { value: '2026-03-09', sent: ['03/09/2026'] },
  DateTimeInput: { value: '2026-03-09T08:00:00Z', sent: ['03/09/2026 8:00 AM'] },
  DurationInput: { value: 90, sent: ['1:30'] },
  MoneyInput: { value: 1250, sent: ['12.50'] },
  MultiDateInput: { value: ['2026-03-09', '2026-03-10'], sent: ['2026-03-09', '2026-03-10'] },
  MultiSelect: { value: ['low', 'high', 'retired'], sent: ['low', 'high', 'retired'] },
  NumberInput: { value: 7, sent: ['7'] },
  PasswordInput: { value: 'secret', sent: ['secret'] },
  PeoplePicker: { value: [7], sent: ['7'] },
  PhoneInput: { value: '+43 1 234', sent: ['+43 1 234'] },
  RadioGroup: { value: 'high', sent: ['high'] },
  RecurrenceInput: { value: 'FREQ=WEEKLY;BYDAY=MO', sent: ['FREQ=WEEKLY;BYDAY=MO'] },
  SearchInput: { value: 'audit', sent: ['audit'] },
  SegmentedControl: { value: 'high', sent: ['high'] },
  Select: { value: 'retired', sent: ['retired'] },
  TagsInput: { value: ['audit', 'tax'], sent: ['audit', 'tax'] },
  TextArea: { value: 'Two lines', sent: ['Two lines'] },
  TextInput: { value: 'Ada', sent: ['Ada'] },
  TimeInput: { value: '08:30', sent: ['8:30 AM'] },
};

const rows = inputs.flatMap(({ name, Input, example }) => {
  const sample = samples[name];
  return sample ? [{ name, Input, props: { ...example, timeZone: 'UTC' }, ...sample }] : [];
});

function send(Input: ComponentType<ControlProps>, props: Record<string, unknown>) {
  const { container } = render(
    <form>
      <Input {...props} aria-label="Due" name="sent" />
    </form>,
  );
  const form = container.querySelector('form');
  return form ? new FormData(form).getAll('sent') : undefined;
}

it('finds an input for each sample', () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(samples));
});

describe.each(rows)('$name in a form', ({ Input, props: { timeZone, ...example }, value, sent, name }) => {
  const props = { ...example, ...(name === 'DateTimeInput' && { timeZone }), defaultValue: value };

  it('sends its value, also where it can only be read', () => {
    expect(send(Input, props)).toEqual(sent);
    cleanup();
    expect(send(Input, { ...props, isReadOnly: true })).toEqual(sent);
  });

  it('sends nothing while it is disabled', () => {
    expect(send(Input, { ...props, isDisabled: true })).toEqual([]);
  });
});

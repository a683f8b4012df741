import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { I18nProvider } from 'react-aria-components';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Calendar, type CalendarProps } from './Calendar/index.ts';
import { CheckboxGroup } from './CheckboxGroup/index.ts';
import { ComboBox } from './ComboBox/index.ts';
import { DateInput } from './DateInput/index.ts';
import { DateRangeInput } from './DateRangeInput/index.ts';
import { DateTimeInput } from './DateTimeInput/index.ts';
import { MoneyInput } from './MoneyInput/index.ts';
import { NumberInput } from './NumberInput/index.ts';
import type { PickedPerson } from './PeoplePicker/index.ts';
import { SearchInput } from './SearchInput/index.ts';
import { TagsInput } from './TagsInput/index.ts';
import { TimeInput } from './TimeInput/index.ts';
import { type ControlProps, inputs } from './testing/everyInput.ts';

afterEach(cleanup);

interface Sample {
  readonly value: unknown;
  /** What a form sends for it under `sent`, which is its name. */
  readonly sent: readonly string[];
  /** What is typed instead; where nothing is, the first choice is pressed. */
  readonly typed?: string;
  readonly people?: readonly PickedPerson[];
}

const samples: Record<string, Sample> = {
  CheckboxGroup: { value: ['high'], sent: ['high'] },
  ColorInput: { value: '#b45309', sent: ['#b45309'], typed: '#2563eb' },
  ComboBox: { value: 'high', sent: ['high'], typed: '' },
  DateInput: { value: '2026-03-09', sent: ['2026-03-09'], typed: '03/10/2026' },
  DateTimeInput: {
    value: '2026-03-09T08:00:00Z',
    sent: ['2026-03-09T08:00:00Z'],
    typed: '03/10/2026 9:00 AM',
  },
  DurationInput: { value: 90, sent: ['90'], typed: '2:00' },
  MoneyInput: { value: 1250, sent: ['1250'], typed: '13.00' },
  MultiDateInput: { value: ['2026-03-09', '2026-03-10'], sent: ['2026-03-09', '2026-03-10'] },
  MultiSelect: { value: ['low', 'high', 'retired'], sent: ['low', 'high', 'retired'] },
  NumberInput: { value: 7, sent: ['7'], typed: '8' },
  PasswordInput: { value: 'secret', sent: ['secret'], typed: 'other' },
  PeoplePicker: { value: [7], sent: ['7'], people: [{ id: 3, name: 'Ada Byron' }] },
  PhoneInput: { value: '+43 1 234', sent: ['+43 1 234'], typed: '+1 2' },
  RadioGroup: { value: 'high', sent: ['high'] },
  RecurrenceInput: { value: 'FREQ=WEEKLY;BYDAY=MO', sent: ['FREQ=WEEKLY;BYDAY=MO'] },
  SearchInput: { value: 'audit', sent: ['audit'], typed: 'tax' },
  SegmentedControl: { value: 'high', sent: ['high'] },
  Select: { value: 'retired', sent: ['retired'] },
  TagsInput: { value: ['audit', 'tax'], sent: ['audit', 'tax'] },
  TextArea: { value: 'Two lines', sent: ['Two lines'], typed: 'One' },
  TextInput: { value: 'Ada', sent: ['Ada'], typed: 'Bob' },
  TimeInput: { value: '08:30', sent: ['08:30'], typed: '9:00 AM' },
};

const choices: Record<string, string> = {
  MultiDateInput: 'button',
  MultiSelect: 'option',
  PeoplePicker: 'option',
  Select: 'option',
};

const levels = [
  { id: 'low', label: 'Low' },
  { id: 'high', label: 'High' },
];

const rows = inputs.flatMap(({ name, Input, example }) => {
  const sample = samples[name];
  if (!sample) return [];
  const { people, value } = sample;
  const timeZone = name === 'DateTimeInput' && { timeZone: 'UTC' };
  const props = { ...example, ...timeZone, ...(people && { people }), defaultValue: value };
  return [{ name, Input, props, ...sample }];
});

function renderForm(Input: ComponentType<ControlProps>, props: Record<string, unknown>) {
  render(
    <form aria-label="Task">
      <Input {...props} aria-label="Due" name="sent" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  return { form, sent: () => new FormData(form).getAll('sent') };
}

/** Presses the first choice that is there, or of what opens by a button. */
async function choose(form: HTMLFormElement, role: string | undefined) {
  if (role !== undefined) fireEvent.click(screen.getByRole('button', { name: /Due/ }));
  const [choice] =
    role === undefined
      ? form.querySelectorAll('input[type="radio"], input[type="checkbox"], li button')
      : await screen.findAllByRole(role, { name: /March 11|Low|Ada/ });
  if (choice) fireEvent.click(choice);
}

it('finds an input for each sample', () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(samples));
});

describe.each(rows)('$name in a form', ({ Input, props, sent, typed, name }) => {
  it('sends its value, also where it can only be read', () => {
    expect(renderForm(Input, props).sent()).toEqual(sent);
    cleanup();
    expect(renderForm(Input, { ...props, isReadOnly: true }).sent()).toEqual(sent);
  });

  it('goes back to its start with the form', async () => {
    const rendered = renderForm(Input, props);
    const { form } = rendered;
    const text = form.querySelector('input, textarea');
    if (typed === undefined) await choose(form, choices[name]);
    else if (text) {
      fireEvent.change(text, { target: { value: typed } });
      fireEvent.blur(text);
    }
    expect(rendered.sent()).not.toEqual(sent);
    act(() => form.reset());
    expect(rendered.sent()).toEqual(sent);
  });

  it('sends nothing while it is disabled', () => {
    expect(renderForm(Input, { ...props, isDisabled: true }).sent()).toEqual([]);
  });
});

describe.each(['shadow root', 'frame'])('in a %s', (place) => {
  it('a choice goes back to its start with the form', () => {
    const host = document.createElement(place === 'frame' ? 'iframe' : 'div');
    document.body.append(host);
    const root =
      host instanceof HTMLIFrameElement ? host.contentDocument?.body : host.attachShadow({ mode: 'open' });
    const container = document.createElement('div');
    root?.append(container);
    render(
      <form>
        <CheckboxGroup aria-label="Due" name="sent" options={levels} defaultValue={['high']} />
      </form>,
      { container },
    );
    const form = container.querySelector('form');
    fireEvent.click(within(container).getByLabelText('Low'));
    expect(form && new FormData(form).getAll('sent')).toEqual(['low', 'high']);
    act(() => form?.reset());
    expect(form && new FormData(form).getAll('sent')).toEqual(['high']);
    cleanup();
    host.remove();
  });
});

it.each(rows.filter(({ typed }) => typed !== undefined))(
  '$name belongs to the form that it names, wherever it stands',
  ({ Input, props, sent, typed }) => {
    render(
      <>
        <form id="task" aria-label="Task" />
        <Input {...props} aria-label="Due" name="sent" form="task" />
      </>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    const sentNow = () => new FormData(form).getAll('sent');
    expect(sentNow()).toEqual(sent);
    const text = screen.getByLabelText('Due');
    fireEvent.change(text, { target: { value: typed } });
    fireEvent.blur(text);
    expect(sentNow()).not.toEqual(sent);
    act(() => form.reset());
    expect(sentNow()).toEqual(sent);
  },
);

describe('a value that is typed', () => {
  const sent = ['2026-03-09', '2026-03-09T08:00:37Z', '1234567', '1234.5', '08:30'];

  it('is sent as it is kept in every language, with what its format leaves out', () => {
    for (const locale of ['de', 'ja', 'ar-EG', 'fa']) {
      render(
        <I18nProvider locale={locale}>
          <form aria-label="Task">
            <DateInput aria-label="Due" name="sent" defaultValue="2026-03-09" />
            <DateTimeInput aria-label="Start" name="sent" defaultValue="2026-03-09T08:00:37Z" />
            <MoneyInput aria-label="Price" name="sent" currency="EUR" defaultValue={1234567} />
            <NumberInput aria-label="Rate" name="sent" hasDecimals defaultValue={1234.5} />
            <TimeInput aria-label="From" name="sent" defaultValue="08:30" />
            <DateRangeInput aria-label="Leave" name="leave" defaultValue={{ from: '2026-03-09' }} />
          </form>
        </I18nProvider>,
      );
      const data = new FormData(screen.getByRole('form'));
      expect(data.getAll('sent')).toEqual(sent);
      expect(data.get('leave.from')).toBe('2026-03-09');
      expect(data.get('leave.to')).toBe('');
      cleanup();
    }
  });

  it('is sent as it was typed when it is no value, to whichever form it belongs', () => {
    render(
      <>
        <form id="task" aria-label="Task" />
        <NumberInput aria-label="Due" name="sent" form="task" />
      </>,
    );
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'many' } });
    expect(new FormData(screen.getByRole('form')).getAll('sent')).toEqual(['many']);
  });
});

describe('a text that was typed, and not taken over yet', () => {
  it.each([
    { name: 'SearchInput', input: <SearchInput aria-label="Due" name="sent" />, start: '' },
    { name: 'TagsInput', input: <TagsInput aria-label="Due" name="sent" />, start: '' },
    {
      name: 'TagsInput with suggestions',
      input: <TagsInput aria-label="Due" name="sent" suggestions={['audit']} />,
      start: '',
    },
    {
      name: 'ComboBox',
      input: <ComboBox aria-label="Due" name="sent" options={levels} defaultValue="high" isLazy={false} />,
      start: 'High',
    },
  ])('goes with the reset of the form: $name', ({ input, start }) => {
    render(<form aria-label="Task">{input}</form>);
    const form = screen.getByRole<HTMLFormElement>('form');
    const text = form.querySelector<HTMLInputElement>('input:not([type="hidden"])');
    const before = new FormData(form).getAll('sent');
    if (text) fireEvent.change(text, { target: { value: 'tax' } });
    expect(text?.value).toBe('tax');
    act(() => form.reset());
    expect(text?.value).toBe(start);
    if (text) fireEvent.blur(text);
    expect(new FormData(form).getAll('sent')).toEqual(before);
  });

  it('of a search whose text is kept outside goes back to that', () => {
    const onChange = vi.fn<(text: string) => void>();
    render(
      <form aria-label="Task">
        <SearchInput aria-label="Due" value="audit" onChange={onChange} />
      </form>,
    );
    const text = screen.getByRole<HTMLInputElement>('searchbox');
    fireEvent.change(text, { target: { value: 'tax' } });
    act(() => screen.getByRole<HTMLFormElement>('form').reset());
    expect(text.value).toBe('audit');
    fireEvent.blur(text);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe.each<{ readonly mode: string; readonly props: CalendarProps }>([
  { mode: 'one date', props: { defaultValue: '2026-03-09' } },
  { mode: 'several dates', props: { selectionMode: 'multiple', defaultValue: ['2026-03-09', '2026-03-10'] } },
  {
    mode: 'a range of dates',
    props: { selectionMode: 'range', defaultValue: { from: '2026-03-09', to: '2026-03-10' } },
  },
])('a calendar of $mode in a form', ({ props }) => {
  const press = (name: RegExp) => {
    const [day] = screen.getAllByRole('button', { name });
    if (day) fireEvent.click(day);
  };
  const selected = () =>
    screen
      .getAllByRole('button', { name: /selected/ })
      .map((day) => day.textContent)
      .join(' ');

  it('goes back to its start, and to its month, with the form', () => {
    render(
      <form aria-label="Task">
        <Calendar {...props} aria-label="Due" />
      </form>,
    );
    const start = selected();
    press(/March 17/);
    press(/March 18/);
    expect(selected()).not.toBe(start);
    press(/^Next/);
    act(() => screen.getByRole<HTMLFormElement>('form').reset());
    expect(selected()).toBe(start);
  });
});

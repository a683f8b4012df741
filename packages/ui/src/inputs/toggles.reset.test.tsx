import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Checkbox } from './Checkbox/index.ts';
import { CheckboxGroup } from './CheckboxGroup/index.ts';
import { RadioGroup } from './RadioGroup/index.ts';
import { SegmentedControl } from './SegmentedControl/index.ts';
import { Switch } from './Switch/index.ts';

afterEach(cleanup);

const options = [
  { id: 'low', label: 'Low' },
  { id: 'high', label: 'High' },
] as const;
type Level = (typeof options)[number]['id'];

interface Kept<Value> {
  readonly value: Value;
  readonly set: (value: Value) => void;
}

interface KeepProps<Value> {
  readonly start: Value;
  readonly next: Value;
  readonly children: (kept: Kept<Value>) => ReactNode;
}

/** Keeps a value outside of an input, from where it changes, too. */
function Keep<Value>({ start, next, children }: KeepProps<Value>) {
  const [value, set] = useState(start);
  return (
    <>
      {children({ value, set })}
      <button type="button" onClick={() => set(next)}>
        Elsewhere
      </button>
    </>
  );
}

const toggles = [
  { name: 'Checkbox', Input: Checkbox },
  { name: 'Switch', Input: Switch },
];

const choices: readonly { readonly name: string; readonly input: ReactNode }[] = [
  ...toggles.map(({ name, Input }) => ({
    name,
    input: (
      <Keep start={false} next>
        {({ value, set }) => (
          <Input name="sent" value="high" isSelected={value} onChange={set}>
            High
          </Input>
        )}
      </Keep>
    ),
  })),
  {
    name: 'CheckboxGroup',
    input: (
      <Keep<readonly Level[]> start={[]} next={['high']}>
        {({ value, set }) => (
          <CheckboxGroup aria-label="Risk" name="sent" options={options} value={value} onChange={set} />
        )}
      </Keep>
    ),
  },
  ...[RadioGroup, SegmentedControl].map((Input) => ({
    name: Input.name,
    input: (
      <Keep<Level | null> start="low" next="high">
        {({ value, set }) => (
          <Input aria-label="Risk" name="sent" options={options} value={value} onChange={set} />
        )}
      </Keep>
    ),
  })),
];

describe.each(choices)('$name whose value is kept outside', ({ input }) => {
  it.each(['High', 'Elsewhere'])('shows and sends it after its form is reset: pressed at %s', (pressed) => {
    render(<form aria-label="Task">{input}</form>);
    const form = screen.getByRole<HTMLFormElement>('form');
    const sent = () => new FormData(form).getAll('sent');
    const [pressedOne] = [...screen.queryAllByLabelText(pressed), ...screen.queryAllByText(pressed)];
    if (pressedOne) fireEvent.click(pressedOne);
    expect(sent()).toEqual(['high']);
    act(() => form.reset());
    expect(screen.getByLabelText<HTMLInputElement>('High').checked).toBe(true);
    expect(sent()).toEqual(['high']);
  });
});

import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ComboBox } from './ComboBox/index.ts';
import { DateInput } from './DateInput/index.ts';
import { DateRangeInput } from './DateRangeInput/index.ts';
import { DateTimeInput } from './DateTimeInput/index.ts';
import { MultiDateInput } from './MultiDateInput/index.ts';
import { MultiSelect } from './MultiSelect/index.ts';
import type { InputState } from './parts/FieldContext.ts';
import { Select } from './Select/index.ts';
import { TagsInput } from './TagsInput/index.ts';

beforeEach(() => {
  // not in jsdom
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const options = [
  { id: 'low', label: 'Low' },
  { id: 'high', label: 'High' },
];

const inputs: Record<string, ComponentType<InputState>> = {
  ComboBox: (state) => <ComboBox aria-label="Due" options={options} {...state} />,
  DateInput: (state) => <DateInput aria-label="Due" {...state} />,
  DateRangeInput: (state) => <DateRangeInput aria-label="Due" {...state} />,
  DateTimeInput: (state) => <DateTimeInput aria-label="Due" {...state} />,
  MultiDateInput: (state) => <MultiDateInput aria-label="Due" {...state} />,
  MultiSelect: (state) => <MultiSelect aria-label="Due" options={options} {...state} />,
  Select: (state) => <Select aria-label="Due" options={options} {...state} />,
  TagsInput: (state) => <TagsInput aria-label="Due" suggestions={['low', 'high']} {...state} />,
};

const offered = () => document.querySelector('[role="dialog"], [role="listbox"]');

describe.each(Object.entries(inputs))('%s that is open', (_, Input) => {
  it.each(['isDisabled', 'isReadOnly'] as const)(
    'offers nothing any more once it is locked by %s',
    async (lock) => {
      const user = userEvent.setup();
      const { rerender } = render(<Input />);
      const [typed] = screen.queryAllByRole('combobox');
      if (typed) await user.type(typed, 'l{Alt>}{ArrowDown}{/Alt}');
      else await user.click(screen.getByRole('button'));
      await waitFor(() => expect(offered()).not.toBeNull());
      rerender(<Input {...{ [lock]: true }} />);
      await waitFor(() => expect(offered()).toBeNull());
    },
  );
});

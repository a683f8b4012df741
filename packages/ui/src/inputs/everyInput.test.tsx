import { cleanup, fireEvent, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as ui from '../index.ts';
import { FormField } from './FormField/index.ts';
import { inputs } from './testing/everyInput.ts';

afterEach(cleanup);

it('finds the inputs', () => {
  expect(inputs.length).toBeGreaterThan(12);
});

describe.each(inputs)('$name', ({ name, Input, example, hasStories }) => {
  it('is exported, and has stories', () => {
    expect(ui).toHaveProperty(name, Input);
    expect(hasStories).toBe(true);
  });

  it('hands ref, class, style and other attributes on to its control', () => {
    const ref = createRef<HTMLElement>();
    const onFocus = vi.fn<() => void>();
    const { container } = render(
      <Input
        {...example}
        ref={ref}
        id="control"
        className="own"
        style={{ scrollMarginTop: 7 }}
        title="Deadline"
        aria-label="Due"
        data-probe="here"
        onFocus={onFocus}
      />,
    );
    const found = [...container.querySelectorAll<HTMLElement>('[data-probe="here"]')];
    expect(found).toEqual([ref.current]);
    const [control] = found;
    expect(control?.id).toBe('control');
    expect(control?.classList.contains('own')).toBe(true);
    expect(control?.style.scrollMarginTop).toBe('7px');
    expect(control?.title).toBe('Deadline');
    expect(control?.getAttribute('aria-label')).toBe('Due');
    if (control) fireEvent.focus(control);
    expect(onFocus).toHaveBeenCalledOnce();
  });
});

/** A choice that opens by a button has no `onKeyDown`. */
const withKeys = inputs.filter(
  ({ name }) => !/^(?:FormField|ListBox|MultiSelect|PeoplePicker|Select)$/.test(name),
);

it.each(withKeys)('$name tells of each key, and of being left, once', ({ Input, example }) => {
  const [onKeyDown, onBlur] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const ref = createRef<HTMLElement>();
  render(<Input {...example} ref={ref} aria-label="Due" onKeyDown={onKeyDown} onBlur={onBlur} />);
  const { current: control } = ref;
  if (control) fireEvent.keyDown(control, { key: 'ArrowLeft' });
  if (control) fireEvent.blur(control);
  expect(onKeyDown).toHaveBeenCalledOnce();
  expect(onBlur).toHaveBeenCalledOnce();
});

const controls = inputs.filter(({ Input }) => Input !== FormField);

describe.each(controls)('$name in a frame', ({ Input, example }) => {
  it('takes its id, name and description from the frame', () => {
    const { container, getByText } = render(
      <FormField label="Due" help="When it has to be done." error="Choose a day.">
        <Input {...example} data-probe="here" />
      </FormField>,
    );
    const control = container.querySelector('[data-probe="here"]');
    const label = getByText('Due');
    const namedBy = control?.getAttribute('aria-labelledby')?.split(' ');
    expect(namedBy?.includes(label.id) ?? label.getAttribute('for') === control?.id).toBe(true);
    const describedBy = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
    // What the control itself describes, such as a time zone, comes last.
    const descriptions = describedBy.map((id) => document.getElementById(id)?.textContent);
    expect(descriptions.slice(0, 2)).toEqual(['When it has to be done.', 'Choose a day.']);
    // A button cannot be invalid for assistive technology: the error that describes it is read.
    expect(container.querySelector('[aria-invalid="true"], [data-invalid]')).not.toBeNull();
    fireEvent.click(label);
    expect(control?.contains(document.activeElement) === true || control?.matches(':checked')).toBe(true);
  });

  it('says that it is required', () => {
    const { container } = render(
      <FormField label="Due" isRequired>
        <Input {...example} data-probe="here" />
      </FormField>,
    );
    // A button or a group has no attribute for it.
    const descriptions = [...container.querySelectorAll('[aria-describedby]')].flatMap(
      (element) => element.getAttribute('aria-describedby')?.split(' ') ?? [],
    );
    const isDescribed = descriptions.some((id) => document.getElementById(id)?.textContent === 'required');
    expect(isDescribed || container.querySelector('[aria-required="true"]') !== null).toBe(true);
  });

  it('is disabled by the frame', () => {
    const { container } = render(
      <FormField label="Due" isDisabled>
        <Input {...example} data-probe="here" />
      </FormField>,
    );
    expect(container.querySelectorAll('input:not(:disabled), textarea:not(:disabled)')).toHaveLength(0);
    // react-aria says it of each day of a calendar
    const groups = '[data-probe]:is([role="group"], [role="radiogroup"]):not(.react-aria-Calendar)';
    expect(container.querySelectorAll(`${groups}:not([aria-disabled="true"])`)).toHaveLength(0);
  });
});

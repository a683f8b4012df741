import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Checkbox } from '../Checkbox/index.ts';
import { RecurrenceInput } from '../RecurrenceInput/index.ts';
import { Switch } from '../Switch/index.ts';
import { TextInput } from '../TextInput/index.ts';
import { FormField } from './FormField.tsx';

afterEach(cleanup);

const field = () => screen.getByRole('textbox', { name: 'Title' });

/** Returns the texts that describe an element, in their order. */
function descriptionsOf(element: HTMLElement) {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}

describe('the frame of a field', () => {
  it('names and describes the control inside it', () => {
    render(
      <FormField label="Title" help="Say what has to be done." error="Fill in this field." isRequired>
        <TextInput aria-describedby="more" />
      </FormField>,
    );
    expect(descriptionsOf(field())).toEqual(['Say what has to be done.', 'Fill in this field.', undefined]);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().getAttribute('aria-required')).toBe('true');
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
  });

  it.each([Checkbox, Switch])('is a description of a toggle that has a text of its own', (Toggle) => {
    render(
      <FormField label="Newsletter" help="Monthly.">
        <Toggle description="At most 3 mails.">Send it to me</Toggle>
      </FormField>,
    );
    const toggle = screen.getByRole(Toggle === Switch ? 'switch' : 'checkbox', {
      name: 'Send it to me At most 3 mails.',
      description: 'Newsletter Monthly.',
    });
    fireEvent.click(screen.getByText('Newsletter'));
    expect(toggle).toHaveProperty('checked', true);
  });

  it('describes nothing that it does not show', () => {
    render(
      <FormField label="Title" error="" help="">
        <TextInput />
      </FormField>,
    );
    expect(field().getAttribute('aria-describedby')).toBeNull();
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });

  it('follows the id of the control', () => {
    render(
      <FormField label="Title">
        <TextInput id="title" />
      </FormField>,
    );
    expect(field().id).toBe('title');
    fireEvent.click(screen.getByText('Title'));
    expect(document.activeElement).toBe(field());
  });

  it('leads to the first part of a control that can be focused', () => {
    render(
      <FormField label="Repeats">
        <RecurrenceInput name="rule" />
      </FormField>,
    );
    fireEvent.click(screen.getByText('Repeats'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Frequency/ }));
  });

  it('disables and locks the control, which may say otherwise', () => {
    render(
      <FormField label="Title" isDisabled isReadOnly>
        <TextInput isDisabled={false} />
      </FormField>,
    );
    expect(field()).toHaveProperty('disabled', false);
    expect(field()).toHaveProperty('readOnly', true);
  });

  it('names the control by a label that is not seen', () => {
    render(
      <FormField label="Title" isLabelHidden>
        <TextInput />
      </FormField>,
    );
    expect(screen.getByText('Title').hasAttribute('data-hidden')).toBe(true);
    expect(field()).toBeDefined();
  });

  it('counts the characters near the limit only', () => {
    const { rerender } = render(
      <FormField label="Title" count={{ length: 79, limit: 100 }}>
        <TextInput />
      </FormField>,
    );
    expect(descriptionsOf(field())).toEqual([]);
    rerender(
      <FormField label="Title" count={{ length: 80, limit: 100 }}>
        <TextInput />
      </FormField>,
    );
    expect(descriptionsOf(field())).toEqual(['20 characters left']);
    rerender(
      <FormField label="Title" count={{ length: 101, limit: 100 }}>
        <TextInput />
      </FormField>,
    );
    expect(descriptionsOf(field())).toEqual(['1 character too many']);
  });
});

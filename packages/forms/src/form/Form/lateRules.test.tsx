import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { TextField } from '../../fields/index.ts';
import { SubmitButton } from '../SubmitButton/index.ts';
import { useFormInfo } from '../useFormInfo.ts';
import { Form } from './Form.tsx';
import type { FormProps } from './Form.types.ts';

interface Account {
  name: string;
}
type Props = FormProps<Account, unknown>;

function State() {
  const { isDirty, isValid } = useFormInfo();
  return <output>{`${isDirty ? 'dirty' : 'clean'} ${isValid ? 'valid' : 'invalid'}`}</output>;
}

/** Shows a form whose rule asks elsewhere whether a name is free. */
function show(isFree: (name?: string) => Promise<boolean>, props: Partial<Props> = {}) {
  const onSubmit = vi.fn<Props['onSubmit']>();
  const schema = object({ name: string().test('free', 'It is taken.', isFree) });
  render(
    <StrictMode>
      <Form schema={schema} defaultValues={{ name: 'a' }} onSubmit={onSubmit} {...props}>
        <TextField<Account> name="name" label="Name" />
        <SubmitButton>Save</SubmitButton>
        <State />
      </Form>
    </StrictMode>,
  );
  const name = screen.getByRole('textbox', { name: 'Name' });
  return {
    user: userEvent.setup(),
    name,
    onSubmit,
    submit: screen.getByRole('button', { name: 'Save' }),
    isRefused: () => name.getAttribute('aria-invalid') === 'true',
    state: () => screen.getByRole('status').textContent,
  };
}

/** Keeps every question until it is answered. */
function createQuestions() {
  const asked = new Map<string, PromiseWithResolvers<boolean>>();
  const about = (name: string) => {
    const question = asked.get(name) ?? Promise.withResolvers<boolean>();
    asked.set(name, question);
    return question;
  };
  return {
    isFree: async (name = '') => about(name).promise,
    answer: async (name: string, isFree: boolean) => act(async () => about(name).resolve(isFree)),
  };
}

afterEach(cleanup);

describe('a rule that is answered late', () => {
  it('refuses nothing for a value that is no longer there', async () => {
    const { isFree, answer } = createQuestions();
    const { user, name, submit, isRefused, state } = show(isFree);
    await answer('a', false);
    await user.click(submit);
    await waitFor(() => expect(isRefused()).toBe(true));
    await user.type(name, 'bc');
    await answer('abc', true);
    await waitFor(() => expect(isRefused()).toBe(false));
    await answer('ab', false);
    expect(isRefused()).toBe(false);
    expect(state()).toBe('dirty valid');
  });

  it('lets nothing be saved that it was not asked about', async () => {
    const { isFree, answer } = createQuestions();
    const { user, name, submit, isRefused, onSubmit, state } = show(isFree);
    await user.click(submit);
    await user.type(name, 'b');
    await answer('a', true);
    expect(onSubmit).not.toHaveBeenCalled();
    await answer('ab', false);
    await waitFor(() => expect(isRefused()).toBe(true));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.type(name, 'c');
    await answer('abc', true);
    await user.click(submit);
    await waitFor(() => expect(state()).toBe('clean valid'));
    expect(onSubmit.mock.calls.map(([values]) => values)).toEqual([{ name: 'abc' }]);
  });

  it('hands over that it could not be asked', async () => {
    const failure = new Error('There is no connection.');
    const isFree = vi.fn<(name?: string) => Promise<boolean>>(async () => Promise.resolve(true));
    const onSubmitError = vi.fn<(error: unknown) => void>();
    const { user, submit, onSubmit, state } = show(isFree, { onSubmitError });
    await waitFor(() => expect(state()).toBe('clean valid'));
    isFree.mockRejectedValueOnce(failure);
    await user.click(submit);
    await waitFor(() => expect(onSubmitError).toHaveBeenCalledExactlyOnceWith(failure));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(submit);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });
});

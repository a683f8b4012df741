import { BureauProvider } from '@bureau/ui';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { array, object, string } from 'yup';
import { MoneyField, PasswordField, TagsField, TextAreaField, TextField } from '../../fields/index.ts';
import { FormError } from '../FormError.ts';
import { FormErrorSummary } from '../FormErrorSummary/index.ts';
import { SubmitButton } from '../SubmitButton/index.ts';
import { useFormInfo } from '../useFormInfo.ts';
import { Form } from './Form.tsx';
import type { FormProps } from './Form.types.ts';

const schema = object({ title: string().required(), note: string() });
interface Task {
  title: string;
  note: string;
}
type OnSubmit = FormProps<Task, unknown>['onSubmit'];
const empty: Task = { title: '', note: '' };
const filled: Task = { title: 'Renew the certificate', note: '' };

function Tools() {
  const { isDirty, isSubmitted, setValues, reset } = useFormInfo<Task>();
  return (
    <>
      <output>{[isDirty ? 'dirty' : 'clean', isSubmitted ? 'submitted' : 'untried'].join(' ')}</output>
      <button type="button" onClick={() => setValues({ title: 'Filled in', note: 'for a demonstration' })}>
        Fill in
      </button>
      <button type="button" onClick={reset}>
        Start over
      </button>
    </>
  );
}

function TaskForm(props: Partial<FormProps<Task, unknown>>) {
  return (
    <Form label="Task" schema={schema} defaultValues={empty} onSubmit={() => undefined} {...props}>
      <TextField<Task> name="title" label="Title" />
      <TextField<Task> name="note" label="Note" />
      <SubmitButton>Save</SubmitButton>
      <Tools />
    </Form>
  );
}

function show(props: Partial<FormProps<Task, unknown>> = {}) {
  render(
    <StrictMode>
      <TaskForm {...props} />
    </StrictMode>,
  );
  return {
    user: userEvent.setup(),
    title: screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }),
    note: screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' }),
    submit: screen.getByRole('button', { name: 'Save' }),
    state: screen.getByRole('status'),
  };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Returns the texts that describe a control to assistive technology. */
function describing(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

const isInvalid = (control: HTMLElement) => control.getAttribute('aria-invalid') === 'true';
const isAriaDisabled = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

describe('submitting a form', () => {
  it('gives what the schema makes of the values', async () => {
    const onSubmit = vi.fn<OnSubmit>();
    const { user, title } = show({ schema: schema.shape({ title: string().trim().required() }), onSubmit });
    await user.type(title, '  Renew the certificate {Enter}');
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ title: 'Renew the certificate', note: '' }),
    );
  });

  it('is done by Ctrl or Cmd with Enter, from a text of several lines too', async () => {
    const onSubmit = vi.fn<OnSubmit>();
    render(
      <Form label="Task" schema={schema} defaultValues={empty} onSubmit={onSubmit}>
        <TextField<Task> name="title" label="Title" />
        <TextAreaField<Task> name="note" label="Note" />
      </Form>,
    );
    const user = userEvent.setup();
    const title = screen.getByRole('textbox', { name: /^Title/ });
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'By the end{Control>}{Enter}{/Control}');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(describing(title)).toBe('Fill in this field.');
    await user.type(title, 'Renew the certificate{Meta>}{Enter}{/Meta}');
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
        title: 'Renew the certificate',
        note: 'By the end',
      }),
    );
  });

  it('waits for a control that takes these keys itself', async () => {
    const onSubmit = vi.fn<(values: unknown) => void>();
    render(
      <Form
        label="Task"
        schema={object({ labels: array().of(string().required()) })}
        defaultValues={{ labels: [] }}
        onSubmit={onSubmit}
      >
        <TagsField name="labels" label="Labels" />
      </Form>,
    );
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox'), 'Urgent{Control>}{Enter}{/Control}');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ labels: ['Urgent'] }));
  });

  it('is not done while something is wrong, which shows only then', async () => {
    const onSubmit = vi.fn<OnSubmit>();
    const { user, title, submit } = show({ onSubmit });
    await user.type(title, 'a{Backspace}');
    await user.tab();
    expect(isInvalid(title)).toBe(false);
    await waitFor(() => expect(isAriaDisabled(submit)).toBe(true));
    await user.click(submit);
    await waitFor(() => expect(isInvalid(title)).toBe(true));
    expect(document.activeElement).toBe(title);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is done once at a time', async () => {
    const answers: (() => void)[] = [];
    const onSubmit = vi.fn<OnSubmit>(async () => new Promise<void>((resolve) => void answers.push(resolve)));
    const { user, title } = show({ onSubmit, defaultValues: filled });
    await user.type(title, '{Enter}{Enter}{Enter}');
    await waitFor(() => expect(screen.getByRole('form').getAttribute('aria-busy')).toBe('true'));
    expect(onSubmit).toHaveBeenCalledOnce();
    await act(async () => answers[0]?.());
    expect(screen.getByRole('form').getAttribute('aria-busy')).toBe('false');
    await user.type(title, '{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  });

  it('can be tried again after the server refused a field, whether it was changed or not', async () => {
    const onSubmit = vi
      .fn<OnSubmit>()
      .mockRejectedValue(new FormError({ fields: { title: ['Too vague.'] } }));
    const { user, title, note, submit } = show({ onSubmit, defaultValues: filled });
    await user.click(submit);
    await waitFor(() => expect(describing(title)).toBe('Too vague.'));
    expect(isAriaDisabled(submit)).toBe(false);
    await user.type(note, 'unchanged');
    expect(describing(title)).toBe('Too vague.');
    await user.click(submit);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    await user.type(title, '!');
    await waitFor(() => expect(isInvalid(title)).toBe(false));
    expect(onSubmit).toHaveBeenLastCalledWith({ ...filled, note: 'unchanged' });
  });

  it('says something when the server gives no reason', async () => {
    const { user, submit } = show({
      defaultValues: filled,
      onSubmit: async () => Promise.reject(new FormError({})),
    });
    await user.click(submit);
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be saved.');
  });

  it('hands over any other failure and keeps what was typed', async () => {
    const failure = new Error('The line is dead.');
    const onSubmitError = vi.fn<(error: unknown) => void>();
    const { user, title, submit } = show({ onSubmitError, onSubmit: async () => Promise.reject(failure) });
    await user.type(title, 'Renew');
    await user.click(submit);
    await waitFor(() => expect(onSubmitError).toHaveBeenCalledExactlyOnceWith(failure));
    expect(title.value).toBe('Renew');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('hides no failure that nobody handles', async () => {
    const failure = new Error('The line is dead.');
    const reportError = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reportError);
    const { user, submit } = show({ defaultValues: filled, onSubmit: async () => Promise.reject(failure) });
    await user.click(submit);
    await waitFor(() => expect(reportError).toHaveBeenCalledExactlyOnceWith(failure));
  });
});

describe('losing nothing', () => {
  it('reports what is typed, and whether it is saved', async () => {
    const onValuesChange = vi.fn<(values: Task) => void>();
    const onDirtyChange = vi.fn<(isDirty: boolean) => void>();
    const { user, title, submit, state } = show({ onValuesChange, onDirtyChange });
    await user.type(title, 'ab');
    expect(onValuesChange).toHaveBeenLastCalledWith({ title: 'ab', note: '' });
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    await user.click(submit);
    await waitFor(() => expect(onDirtyChange).toHaveBeenLastCalledWith(false));
    await waitFor(() => expect(state.textContent).toBe('clean submitted'));
    await user.type(title, 'c');
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    await user.keyboard('{Backspace}');
    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
  });

  it('stays dirty by what is typed while it is saved', async () => {
    const { user, title, submit, state } = show({
      defaultValues: filled,
      onSubmit: async () => {
        await user.type(title, '!');
      },
    });
    await user.click(submit);
    await waitFor(() => expect(state.textContent).toBe('dirty submitted'));
    expect(title.value).toBe('Renew the certificate!');
  });

  it('goes on with a draft, which is not saved yet', async () => {
    const { title, note, state, submit } = show({ initialDraft: { title: 'Renew the certificate' } });
    expect(title.value).toBe('Renew the certificate');
    expect(note.value).toBe('');
    expect(state.textContent).toBe('dirty untried');
    await waitFor(() => expect(isAriaDisabled(submit)).toBe(false));
  });

  it('can be submitted once it was filled in by other means, and tells no error before', async () => {
    const onSubmit = vi.fn<OnSubmit>();
    const { user, title, submit } = show({ onSubmit });
    await waitFor(() => expect(isAriaDisabled(submit)).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Fill in' }));
    await waitFor(() => expect(isAriaDisabled(submit)).toBe(false));
    expect(isInvalid(title)).toBe(false);
    await user.click(submit);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });

  it('can be filled in and started over by other means', async () => {
    const { user, title, note, state, submit } = show();
    await user.click(submit);
    await waitFor(() => expect(isInvalid(title)).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Fill in' }));
    await waitFor(() => expect(isInvalid(title)).toBe(false));
    expect(title.value).toBe('Filled in');
    expect(note.value).toBe('for a demonstration');
    expect(state.textContent).toBe('dirty submitted');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(title.value).toBe('');
    expect(state.textContent).toBe('clean untried');
    await waitFor(() => expect(isAriaDisabled(submit)).toBe(true));
    expect(isInvalid(title)).toBe(false);
  });
});

describe('speaking the language of the person', () => {
  function Application() {
    const [locale, setLocale] = useState('en');
    return (
      <BureauProvider
        locale={locale}
        navigate={() => undefined}
        messages={locale === 'de' ? { 'forms.error.required': 'Bitte ausfüllen.' } : undefined}
      >
        <TaskForm />
        <button type="button" onClick={() => setLocale('de')}>
          Deutsch
        </button>
      </BureauProvider>
    );
  }

  it('words the errors that already show anew', async () => {
    const user = userEvent.setup();
    render(<Application />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const title = screen.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(describing(title)).toBe('Fill in this field.'));
    await user.click(screen.getByRole('button', { name: 'Deutsch' }));
    await waitFor(() => expect(describing(title)).toBe('Bitte ausfüllen.'));
  });
});

describe('a field', () => {
  it.each([
    { name: 'TextField', field: <TextField name="title" label="Title" /> },
    { name: 'MoneyField', field: <MoneyField name="price" label="Price" currency="EUR" /> },
    { name: 'FormErrorSummary', field: <FormErrorSummary /> },
  ])('says when there is no form around it: $name', ({ name, field }) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(field)).toThrow(`${name} has no Form around it. Put it inside a <Form>.`);
  });

  it('gives null where an emptied text is null', async () => {
    const onSubmit = vi.fn<OnSubmit>();
    const user = userEvent.setup();
    render(
      <Form
        schema={object({ note: string().nullable() })}
        defaultValues={{ note: 'old' }}
        onSubmit={onSubmit}
      >
        <TextField name="note" label="Note" emptyValue={null} />
      </Form>,
    );
    await user.clear(screen.getByRole('textbox', { name: 'Note' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ note: null }));
  });

  it('shows what was refused before until it is edited, and leaves the focus where it is', async () => {
    show({ initialErrors: { title: 'This title is taken.' } });
    expect(await screen.findByText('This title is taken.')).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
    await userEvent.type(screen.getByRole('textbox', { name: /Title/ }), 'R');
    await waitFor(() => expect(screen.queryByText('This title is taken.')).toBeNull());
  });

  it('passes its ref and its class to its root', () => {
    const root = vi.fn<(element: HTMLDivElement | null) => void>();
    render(
      <Form schema={object()} defaultValues={{ secret: '' }} onSubmit={() => undefined} className="task">
        <PasswordField
          name="secret"
          label="Secret"
          autoComplete="new-password"
          className="secret"
          ref={root}
        />
      </Form>,
    );
    expect(root).toHaveBeenCalledWith(document.querySelector('form.task > .secret'));
  });
});

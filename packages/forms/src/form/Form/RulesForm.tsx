import { isComposing } from '@bureau/ui';
import { type KeyboardEvent, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { useFormsMessages } from '../../messages/index.ts';
import { createIssueFormatter, createResolver, type FieldChecks } from '../validation/index.ts';
import * as styles from './Form.styles.ts';
import type { RulesFormProps } from './Form.types.ts';
import { FormContext } from './FormContext.ts';
import { focusFirstField } from './formElements.ts';
import { FormAlert } from './parts/FormAlert.tsx';
import { useDraft } from './useDraft.ts';
import { useRevalidation } from './useRevalidation.ts';
import { useSubmission } from './useSubmission.ts';

/** Counts what happens beside what is drawn. */
function createCounter() {
  let count = 0;
  return { get: () => count, add: () => void (count += 1) };
}

/** Submits by Ctrl or Cmd with Enter, from any control that does nothing with these keys itself. */
function submitByKeys(event: KeyboardEvent<HTMLFormElement>) {
  const { currentTarget: form, target } = event;
  // what opens from a field stands elsewhere in the page
  const isInside = target instanceof Element && form.contains(target);
  const isKey = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing(event.nativeEvent);
  if (!isKey || !isInside || event.defaultPrevented) return;
  event.preventDefault();
  event.stopPropagation();
  form.requestSubmit();
}

/** Takes the same keys from a closed select, which would keep them and do nothing. */
function submitBySelect(event: KeyboardEvent<HTMLFormElement>) {
  if (
    event.target instanceof Element &&
    event.target.matches('button[aria-haspopup=listbox]:not([aria-expanded=true])')
  )
    submitByKeys(event);
}

/**
 * Holds fields as a Form does, and checks them by rules instead of a schema: `fieldRules` makes some that need no library of schemas, for
 * pages that everybody waits for.
 */
export function RulesForm<Input extends FieldValues, Output>({
  rules,
  defaultValues,
  initialDraft,
  initialErrors,
  onSubmit,
  onSubmitError,
  onValuesChange,
  onDirtyChange,
  getErrorMessage,
  label,
  hasInitialFocus = false,
  children,
  ref,
  ...rootProps
}: RulesFormProps<Input, Output>) {
  const formRef = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => formRef.current as HTMLFormElement, []);
  const messages = useFormsMessages();
  const [checks] = useState<FieldChecks>(() => new Map());
  const [changes] = useState(createCounter);
  const resolver = useMemo(() => {
    const describe = createIssueFormatter(messages, getErrorMessage);
    return createResolver<Input, Output>(rules, describe, checks, changes.get);
  }, [rules, messages, getErrorMessage, checks, changes]);
  const form = useForm<Input, unknown, Output>({
    resolver,
    defaultValues: defaultValues as DefaultValues<Input>,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  useEffect(() => form.subscribe({ formState: { values: true }, callback: changes.add }), [form, changes]);
  useDraft(form, { defaultValues, initialDraft, onValuesChange, onDirtyChange });
  useRevalidation(form, formRef, initialErrors);
  const { alerts, submit } = useSubmission(form, formRef, { onSubmit, onSubmitError });
  useEffect(() => {
    if (hasInitialFocus && formRef.current) focusFirstField(formRef.current, () => true);
  }, [hasInitialFocus]);
  const context = useMemo(() => ({ rules, checks }), [rules, checks]);

  return (
    <FormProvider {...form}>
      <FormContext value={context}>
        <styles.Root
          {...rootProps}
          ref={formRef}
          noValidate
          aria-label={label}
          aria-busy={form.formState.isSubmitting}
          onSubmit={submit}
          onKeyDown={submitByKeys}
          onKeyDownCapture={submitBySelect}
        >
          <FormAlert messages={alerts} />
          {children}
        </styles.Root>
      </FormContext>
    </FormProvider>
  );
}

import { type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useFormsMessages } from '../../messages/index.ts';
import { FormError } from '../FormError.ts';
import { divideMessages, type PathMessage } from './divideMessages.ts';
import { listErrors, serverErrorType } from './errorTree.ts';
import type { FormProps } from './Form.types.ts';
import { focusFirstField, shownPaths } from './formElements.ts';

interface Submission {
  /** Lists what is wrong with no field on the screen. */
  readonly alerts: readonly string[];
  submit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/**
 * Submits a form, once at a time. What is refused, by the schema or by the server, shows at its fields, or above the
 * form where it belongs to none on the screen, and the first of these fields is focused.
 */
export function useSubmission<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  formRef: RefObject<HTMLFormElement | null>,
  { onSubmit, onSubmitError }: Pick<FormProps<Input, Output>, 'onSubmit' | 'onSubmitError'>,
): Submission {
  const messages = useFormsMessages();
  const isInFlight = useRef(false);
  const [alerts, setAlerts] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState(0);

  const focusRefused = useEffectEvent(() => {
    if (!formRef.current) return;
    focusFirstField(formRef.current, (path) => form.getFieldState(path as Path<Input>).invalid);
  });
  useEffect(() => {
    if (refusals > 0) focusRefused();
  }, [refusals]);

  const refuse = (found: readonly PathMessage[]) => {
    const { shown, beyond } = divideMessages(found, formRef.current ? shownPaths(formRef.current) : []);
    setAlerts(beyond);
    setRefusals((count) => count + 1);
    return shown;
  };

  const refuseBySchema = (errors: FieldErrors<Input>) => {
    refuse(listErrors(errors));
  };

  const refuseByServer = ({ fields, message }: FormError) => {
    const found = Object.entries(fields).map(([path, texts]) => ({ path, message: texts.join(' ') }));
    if (message !== '') found.unshift({ path: '', message });
    if (found.length === 0) found.push({ path: '', message: messages('forms.alert.refused') });
    for (const error of refuse(found)) {
      form.setError(error.path as Path<Input>, { type: serverErrorType, message: error.message });
    }
  };

  const save = async (values: Output) => {
    const typed = structuredClone(form.getValues());
    setAlerts([]);
    try {
      await onSubmit(values);
      form.resetDefaultValues(typed);
    } catch (error) {
      if (!(error instanceof FormError)) throw error;
      refuseByServer(error);
    }
  };

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (isInFlight.current) return;
    isInFlight.current = true;
    try {
      await form.handleSubmit(save, refuseBySchema)(event);
    } catch (error) {
      (onSubmitError ?? reportError)(error);
    } finally {
      isInFlight.current = false;
    }
  };

  return { alerts, submit: (event) => void submit(event) };
}

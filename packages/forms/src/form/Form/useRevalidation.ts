import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useFormsMessages } from '../../messages/index.ts';
import { listErrors, serverErrorType } from './errorTree.ts';
import type { FormProps } from './Form.types.ts';
import { shownPaths } from './formElements.ts';

/**
 * Revalidates all fields on every change once a submission was attempted, those that depend on the changed one too, and translates the
 * errors when the language changes. Before the attempt no error is shown (docs/product.md §4, Forms) but what was refused before.
 */
export function useRevalidation<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  formRef: RefObject<HTMLFormElement | null>,
  initialErrors: FormProps<Input, Output>['initialErrors'],
): void {
  const messages = useFormsMessages();
  const { isSubmitted } = form.formState;

  const check = useEffectEvent((changed?: string) => {
    if (!isSubmitted && changed !== undefined && initialErrors) form.clearErrors(changed as Path<Input>);
    if (!isSubmitted || !formRef.current) return;
    const refusedByServer = listErrors(form.getErrors()).filter(({ type }) => type === serverErrorType);
    const isStillRefused = (path: string) =>
      path !== changed && refusedByServer.some((error) => error.path === path);
    void form.trigger(shownPaths(formRef.current).filter((path) => !isStillRefused(path)) as Path<Input>[]);
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          // A reset has no name, and there is nothing to tell after it.
          if (name !== undefined) check(name);
        },
      }),
    [form],
  );
  useEffect(() => check(), [messages]);

  const showInitialErrors = useEffectEvent(() => {
    for (const [path, message] of Object.entries(initialErrors ?? {}))
      form.setError(path as Path<Input>, { type: serverErrorType, message });
  });
  useEffect(() => showInitialErrors(), []);
}

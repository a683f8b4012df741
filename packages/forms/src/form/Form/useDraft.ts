import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FormProps } from './Form.types.ts';

type DraftOptions<Input extends FieldValues> = Pick<
  FormProps<Input, unknown>,
  'defaultValues' | 'initialDraft' | 'onValuesChange' | 'onDirtyChange'
>;

/** Restores what was typed earlier, and reports what is typed to the application, so that nothing is lost. */
export function useDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { defaultValues, initialDraft, onValuesChange, onDirtyChange }: DraftOptions<Input>,
): void {
  const { isDirty } = form.formState;

  const restore = useEffectEvent(() => {
    if (initialDraft) form.reset({ ...defaultValues, ...initialDraft }, { keepDefaultValues: true });
  });
  useLayoutEffect(() => restore(), []);

  const reportValues = useEffectEvent((values: Input) => onValuesChange?.(values));
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => reportValues(values) }),
    [form],
  );

  const reportDirty = useEffectEvent((isDirtyNow: boolean) => onDirtyChange?.(isDirtyNow));
  // before the next event: who leaves at once is asked as well
  useLayoutEffect(() => reportDirty(isDirty), [isDirty]);
}

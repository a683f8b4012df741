import { Form, type FormProps, SubmitButton } from '@bureau/forms';
import { Button, Dialog, Stack } from '@bureau/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportDefect, toFormError } from './describeFailure.ts';

type Values = Readonly<Record<string, unknown>>;

interface FormDialogProps extends Pick<
  FormProps<Values, Values>,
  'defaultValues' | 'getErrorMessage' | 'schema'
> {
  readonly title: string;
  /** What the button does that submits: "Save" where it is not given. */
  readonly submitLabel?: string;
  /** Saves the values; the dialog closes once they are, and shows what went wrong otherwise. */
  readonly onSubmit: (values: Values) => Promise<unknown>;
  /** Runs with `false` when the dialog asks to close. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** Asks for some values in a dialog, and stays open with what was typed until they are saved. */
export function FormDialog({
  children,
  onOpenChange,
  onSubmit,
  submitLabel,
  title,
  ...form
}: FormDialogProps) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const submit = async (values: Values) => {
    setBusy(true);
    try {
      await onSubmit(values);
      onOpenChange(false);
    } catch (error) {
      throw toFormError(error, t);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={title}
      isOpen
      isBusy={isBusy}
      onOpenChange={onOpenChange}
      renderForm={(content) => (
        <Form {...form} label={title} onSubmit={submit} onSubmitError={reportDefect} hasInitialFocus>
          {content}
        </Form>
      )}
      actions={
        <>
          <Button slot="close" isDisabled={isBusy}>
            {t('form.cancel')}
          </Button>
          <SubmitButton>{submitLabel ?? t('form.save')}</SubmitButton>
        </>
      }
    >
      <Stack>{children}</Stack>
    </Dialog>
  );
}

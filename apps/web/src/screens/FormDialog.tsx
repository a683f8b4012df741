import { Form, type FormProps, SubmitButton } from '@bureau/forms';
import { Button, Dialog, Stack } from '@bureau/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../core/drafts/useDraft.ts';
import { reportDefect, toFormError } from './describeFailure.ts';
import { changesOf, isDraftOf } from './fields/fieldForms.ts';
import { LeaveConfirmation } from './LeaveConfirmation.tsx';
import { UnsavedChangesPrompt } from './UnsavedChangesPrompt.tsx';

type Values = Readonly<Record<string, unknown>>;

interface FormDialogProps<Input extends Values, Output> extends Pick<
  FormProps<Input, Output>,
  'defaultValues' | 'getErrorMessage' | 'schema'
> {
  readonly title: string;
  /** Names what is kept of what is typed until it is saved or given up: it is there again after a crash, or a session that ended. Nothing is kept without it. */
  readonly draftName?: string;
  /** What the button does that submits: "Save" where it is not given. */
  readonly submitLabel?: string;
  /** Saves the values; the dialog closes once they are, and shows what went wrong otherwise. */
  readonly onSubmit: (values: Output) => Promise<unknown>;
  /** Runs with `false` when the dialog asks to close. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** Asks for some values in a dialog, and stays open with what was typed until they are saved. Who closes it before is asked whether to lose that. */
export function FormDialog<Input extends Values, Output>({
  children,
  draftName,
  onOpenChange,
  onSubmit,
  submitLabel,
  title,
  ...form
}: FormDialogProps<Input, Output>) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isSaved = useRef(false);
  // the form reads them once, too
  const [begun] = useState(form.defaultValues);
  const { initialDraft, saveDraft } = useDraft(draftName, isDraftOf(begun));
  const close = () => {
    saveDraft(undefined);
    onOpenChange(false);
  };
  const submit = async (values: Output) => {
    setBusy(true);
    // what is saved may lead to another page
    isSaved.current = true;
    try {
      await onSubmit(values);
      close();
    } catch (error) {
      isSaved.current = false;
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
      onOpenChange={() => (isDirty ? setLeaving(true) : close())}
      renderForm={(content) => (
        <Form
          {...form}
          label={title}
          onSubmit={submit}
          onSubmitError={reportDefect}
          {...(initialDraft && { initialDraft })}
          onValuesChange={(values) => saveDraft(changesOf(values, begun))}
          onDirtyChange={setDirty}
          hasInitialFocus
        >
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
      <LeaveConfirmation isOpen={isLeaving} onOpenChange={setLeaving} onConfirm={close} />
      <UnsavedChangesPrompt isUnsaved={isDirty} isSaved={isSaved} onLeave={() => saveDraft(undefined)} />
    </Dialog>
  );
}

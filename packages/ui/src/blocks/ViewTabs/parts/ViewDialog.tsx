import { useRef, useState, type SyntheticEvent } from 'react';
import { Alert } from '../../../feedback/index.ts';
import { Checkbox, FormField, TextInput } from '../../../inputs/index.ts';
import { ConfirmDialog, Dialog } from '../../../overlay/index.ts';
import { Button } from '../../../primitives/index.ts';
import { useUiMessages } from '../../../provider/index.ts';
import { Fields } from './ViewDialog.styles.ts';
import type { ViewDetails } from '../ViewTabs.types.ts';

interface ViewDialogProps {
  title: string;
  /** What stands in the fields at first. */
  details: ViewDetails;
  canShare: boolean;
  onSubmit: (details: ViewDetails) => Promise<void>;
  /** Returns the message for a failure. */
  getErrorMessage: (error: unknown) => string;
  onOpenChange: (isOpen: boolean) => void;
}

const maxNameLength = 100;

/** Asks for the name of a view, and who sees it. It stays open when the view cannot be saved, and asks before it loses what was typed. */
export function ViewDialog({
  title,
  details,
  canShare,
  onSubmit,
  getErrorMessage,
  onOpenChange,
}: ViewDialogProps) {
  const t = useUiMessages();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(details.name);
  const [isShared, setShared] = useState(details.isShared);
  const [isPending, setPending] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const isChanged = name.trim() !== details.name || isShared !== details.isShared;

  const findProblem = () => {
    const { length } = name.trim();
    if (length === 0) return t('ui.views.problem.empty');
    return length > maxNameLength ? t('ui.views.problem.long', { max: maxNameLength }) : undefined;
  };

  const save = async () => {
    const found = findProblem();
    setProblem(found);
    if (found !== undefined) {
      input.current?.focus();
      return;
    }
    setFailure(undefined);
    setPending(true);
    try {
      await onSubmit({ name: name.trim(), isShared });
      onOpenChange(false);
    } catch (error) {
      setFailure(getErrorMessage(error));
    } finally {
      setPending(false);
    }
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isPending) void save();
  };

  return (
    <Dialog
      title={title}
      size="small"
      isOpen
      isBusy={isPending}
      onOpenChange={(isOpen) => (isChanged && !isOpen ? setLeaving(true) : onOpenChange(isOpen))}
      initialFocus={input}
      renderForm={(content) => (
        <form noValidate onSubmit={submit}>
          {content}
        </form>
      )}
      actions={
        <>
          <Button slot="close" isDisabled={isPending}>
            {t('ui.confirmDialog.cancel')}
          </Button>
          <Button variant="solid" tone="accent" type="submit" isPending={isPending}>
            {t('ui.views.confirm')}
          </Button>
        </>
      }
    >
      <Fields>
        <FormField label={t('ui.views.name')} error={problem}>
          <TextInput
            ref={input}
            value={name}
            autoComplete="off"
            onChange={setName}
            onFocus={(event) => event.target.select()}
          />
        </FormField>
        {canShare && (
          <Checkbox isSelected={isShared} onChange={setShared}>
            {t('ui.views.share')}
          </Checkbox>
        )}
        {failure && (
          <Alert tone="danger" isAssertive>
            {failure}
          </Alert>
        )}
      </Fields>
      <ConfirmDialog
        title={t('ui.views.unsavedTitle')}
        message={t('ui.views.unsavedMessage')}
        confirmLabel={t('ui.views.discard')}
        tone="danger"
        isOpen={isLeaving}
        onOpenChange={setLeaving}
        onConfirm={() => onOpenChange(false)}
      />
    </Dialog>
  );
}

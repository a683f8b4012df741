import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { Alert } from '../../../feedback/index.ts';
import { Dialog } from '../../../overlay/index.ts';
import { Button } from '../../../primitives/index.ts';
import { useUiMessages } from '../../../provider/index.ts';
import { ControlInput, ControlLabel, ControlError } from '../../controls/controls.styles.ts';
import { Fields, Share } from './ViewDialog.styles.ts';
import type { ViewDetails } from '../ViewTabs.types.ts';

interface ViewDialogProps {
  title: string;
  /** What stands in the fields at first. */
  details: ViewDetails;
  canShare: boolean;
  onSubmit: (details: ViewDetails) => Promise<void>;
  /** Returns the message for a failure. */
  getErrorMessage: (error: unknown) => string;
  onClose: () => void;
}

const longestName = 100;

/** Asks for the name of a view, and who sees it. It stays open when the view cannot be saved. */
export function ViewDialog({
  title,
  details,
  canShare,
  onSubmit,
  getErrorMessage,
  onClose,
}: ViewDialogProps) {
  const t = useUiMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(details.name);
  const [isShared, setShared] = useState(details.isShared);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const findProblem = () => {
    const { length } = name.trim();
    if (length === 0) return t('ui.views.problem.empty');
    return length > longestName ? t('ui.views.problem.long', { max: longestName }) : undefined;
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
      onClose();
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
      onOpenChange={onClose}
      actions={
        <>
          <Button aria-disabled={isPending} onPress={() => !isPending && onClose()}>
            {t('ui.confirmDialog.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={id} isPending={isPending}>
            {t('ui.views.confirm')}
          </Button>
        </>
      }
    >
      <Fields id={id} noValidate onSubmit={submit}>
        <div>
          <ControlLabel htmlFor={`${id}-name`}>{t('ui.views.name')}</ControlLabel>
          <ControlInput
            ref={input}
            id={`${id}-name`}
            value={name}
            autoFocus
            autoComplete="off"
            aria-invalid={problem !== undefined}
            aria-describedby={problem && `${id}-problem`}
            onChange={(event) => setName(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
          {problem && (
            <ControlError id={`${id}-problem`} role="alert">
              {problem}
            </ControlError>
          )}
        </div>
        {canShare && (
          <Share>
            <input type="checkbox" checked={isShared} onChange={(event) => setShared(event.target.checked)} />
            {t('ui.views.share')}
          </Share>
        )}
        {failure && (
          <Alert tone="danger" isAssertive>
            {failure}
          </Alert>
        )}
      </Fields>
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import { Dialog } from '../Dialog/index.ts';
import type { RootProps } from '../../primitives/root/index.ts';
import { Failure } from './ConfirmDialog.styles.ts';
import { useConfirmation } from './useConfirmation.ts';

export interface ConfirmDialogProps extends RootProps {
  /** Asks the question: "Delete this task?" */
  title: string;
  /** What will happen, and whether it can be undone. */
  message: ReactNode;
  /** What the confirming button does: "Delete task". */
  confirmLabel: string;
  /** Marks what takes something away; the focus then starts on the way out. */
  tone?: 'accent' | 'danger';
  /** Shows the dialog. */
  isOpen: boolean;
  /** Runs when the dialog asks to close: on the way out, and when `onConfirm` is done. */
  onOpenChange: (isOpen: boolean) => void;
  /** Does what was confirmed. While its promise is pending the dialog waits; when it is rejected the dialog stays. */
  onConfirm: () => Promise<void> | void;
  /** Returns the message for a failure, which can lead to what is in the way. Defaults to a general sentence. */
  getErrorMessage?: (error: unknown) => ReactNode;
}

/** Asks before something is done that is hard to take back. */
export function ConfirmDialog({
  title,
  message,
  confirmLabel,
  tone = 'accent',
  isOpen,
  onOpenChange,
  onConfirm,
  getErrorMessage,
  ...rootProps
}: ConfirmDialogProps) {
  const t = useUiMessages();
  const { state, confirm, changeOpen } = useConfirmation({ onConfirm, onOpenChange });
  const isPending = state.step === 'pending';
  const isDanger = tone === 'danger';
  return (
    <Dialog
      {...rootProps}
      title={title}
      size="small"
      isAlert
      isBusy={isPending}
      isOpen={isOpen}
      onOpenChange={changeOpen}
      actions={
        <>
          <Button
            autoFocus={isDanger}
            aria-disabled={isPending}
            onPress={() => !isPending && changeOpen(false)}
          >
            {t('ui.confirmDialog.cancel')}
          </Button>
          <Button
            variant="solid"
            tone={tone}
            autoFocus={!isDanger}
            isPending={isPending}
            onPress={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {message}
      {state.step === 'failed' && (
        <Failure tone="danger" isAssertive>
          {getErrorMessage?.(state.error) ?? t('ui.confirmDialog.failed')}
        </Failure>
      )}
    </Dialog>
  );
}

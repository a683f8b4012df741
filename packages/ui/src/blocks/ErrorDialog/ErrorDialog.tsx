import { ToneIcon } from '../../feedback/ToneIcon/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import { Dialog } from '../../overlay/Dialog/index.ts';
import type { RootProps } from '../../primitives/root/index.ts';
import { Messages, Status } from './ErrorDialog.styles.ts';
import { CopyButton } from './CopyButton.tsx';

export interface ErrorDialogProps extends RootProps {
  /** The HTTP status: 422. */
  status: number;
  /** The words of the status: "Unprocessable Content". */
  statusText: string;
  /** Lists what is wrong. */
  messages: readonly string[];
  /** Shows the dialog. */
  isOpen: boolean;
  /** Runs when the dialog asks to close. */
  onOpenChange: (isOpen: boolean) => void;
}

/** Lists what the server refused: the HTTP status, its text and every message (docs/product.md §8). */
export function ErrorDialog({
  status,
  statusText,
  messages,
  isOpen,
  onOpenChange,
  ...rootProps
}: ErrorDialogProps) {
  const t = useUiMessages();
  const statusLine = `${status} ${statusText}`.trim();
  return (
    <Dialog
      {...rootProps}
      title={t('ui.errorDialog.title')}
      isAlert
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        <>
          <CopyButton text={[statusLine, ...messages].join('\n')}>{t('ui.errorDialog.copy')}</CopyButton>
          <Button variant="solid" tone="accent" autoFocus onPress={() => onOpenChange(false)}>
            {t('ui.errorDialog.close')}
          </Button>
        </>
      }
    >
      <Status>
        <ToneIcon tone="danger" />
        {statusLine}
      </Status>
      <Messages>
        {[...new Set(messages)].map((message) => (
          <li key={message}>{message}</li>
        ))}
      </Messages>
    </Dialog>
  );
}

import { X } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import { Actions, Backdrop, Body, Content, Head, Panel, Title } from './Dialog.styles.ts';

export interface DialogProps {
  /** Names what the dialog is about. */
  title: string;
  /** Shows the dialog. */
  isOpen: boolean;
  /** Runs when Escape, the close button or a press outside asks to close the dialog. */
  onOpenChange: (isOpen: boolean) => void;
  /** The content. */
  children: ReactNode;
  /** The buttons at the end, the primary one last. */
  actions?: ReactNode;
  /** Sets the width: 400, 480 or 720 pixels. Defaults to `medium`. Narrow screens show a sheet from below. */
  size?: 'small' | 'medium' | 'large';
  /** Makes it an `alertdialog`, which is read out whole and does not close on a press outside. */
  isAlert?: boolean;
  /** Keeps the dialog open, while what it started is still going on. */
  isBusy?: boolean;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/**
 * Asks for something, or shows something, before the work goes on. The focus moves into it, stays in it, and returns to
 * what opened it; the page behind does not scroll.
 */
export function Dialog({
  title,
  isOpen,
  onOpenChange,
  children,
  actions,
  size = 'medium',
  isAlert = false,
  isBusy = false,
  className,
  ref,
}: DialogProps) {
  const t = useUiMessages();
  const bodyId = useId();
  return (
    <Backdrop
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isAlert && !isBusy}
      isKeyboardDismissDisabled={isBusy}
    >
      <Panel data-size={size}>
        <Content
          ref={ref}
          className={className}
          role={isAlert ? 'alertdialog' : 'dialog'}
          aria-describedby={isAlert ? bodyId : undefined}
          aria-busy={isBusy || undefined}
        >
          <Head>
            <Title slot="title">{title}</Title>
            <IconButton
              label={t('ui.dialog.close')}
              icon={<X aria-hidden />}
              isDisabled={isBusy}
              onPress={() => onOpenChange(false)}
            />
          </Head>
          <Body id={bodyId}>{children}</Body>
          {actions !== undefined && <Actions>{actions}</Actions>}
        </Content>
      </Panel>
    </Backdrop>
  );
}

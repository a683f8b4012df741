import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import { Actions, Body, Head, Title } from './Dialog.styles.ts';
import type { DialogOptions } from './Dialog.types.ts';

interface DialogContentProps extends Pick<
  DialogOptions,
  'actions' | 'children' | 'initialFocus' | 'isBusy' | 'renderForm' | 'title'
> {
  /** The id of the content, where it describes the dialog. */
  readonly bodyId?: string;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Hands the focus back where react-aria could not: at times it tries before what is behind the dialog is no longer inert. */
function useReturnedFocus() {
  const [origin] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === document.body;
        if (isLost && origin instanceof HTMLElement && origin.isConnected) origin.focus();
      });
    },
    [origin],
  );
}

/** Renders what stands in an open Dialog or Drawer. */
export function DialogContent({
  title,
  children,
  actions,
  renderForm = (content) => <>{content}</>,
  initialFocus,
  isBusy = false,
  bodyId,
  onOpenChange,
}: DialogContentProps) {
  const t = useUiMessages();
  useReturnedFocus();
  // before react-aria's effect, which leaves alone what has the focus
  useEffect(() => initialFocus?.current?.focus(), [initialFocus]);
  return (
    <>
      <Head>
        <Title slot="title">{title}</Title>
        <IconButton
          label={t('ui.dialog.close')}
          icon={<X aria-hidden />}
          isDisabled={isBusy}
          onPress={() => onOpenChange(false)}
        />
      </Head>
      {renderForm(
        <>
          <Body id={bodyId}>{children}</Body>
          {actions !== undefined && <Actions>{actions}</Actions>}
        </>,
      )}
    </>
  );
}

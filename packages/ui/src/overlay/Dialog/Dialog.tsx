import { useId } from 'react';
import { type RootProps, rootPropsOf } from '../../primitives/root/index.ts';
import { Backdrop, Content, Panel } from './Dialog.styles.ts';
import type { DialogOptions } from './Dialog.types.ts';
import { DialogContent } from './DialogContent.tsx';
import { useDialogState } from './useDialogState.tsx';

export interface DialogProps extends DialogOptions, RootProps<HTMLElement> {
  /** Sets the width: 400, 480 or 720 pixels. Defaults to `medium`. Narrow screens show a sheet from below. */
  size?: 'small' | 'medium' | 'large';
  /** Makes it an `alertdialog`, which is read out whole and does not close on a press outside. */
  isAlert?: boolean;
}

/**
 * Asks for something, or shows something, before the work goes on. The focus moves into it, stays in it, and returns to
 * what opened it; the page behind does not scroll.
 */
export function Dialog(props: DialogProps) {
  const { size = 'medium', isAlert = false, isBusy = false } = props;
  const bodyId = useId();
  const { isOpen, setOpen, opener } = useDialogState(props);
  return (
    <>
      {opener}
      <Backdrop
        isOpen={isOpen}
        onOpenChange={setOpen}
        isDismissable={!isAlert && !isBusy}
        isKeyboardDismissDisabled={isBusy}
      >
        <Panel data-size={size}>
          <Content
            aria-describedby={isAlert ? bodyId : undefined}
            {...rootPropsOf(props)}
            role={isAlert ? 'alertdialog' : 'dialog'}
            aria-busy={isBusy || undefined}
          >
            <DialogContent {...props} bodyId={bodyId} onOpenChange={setOpen} />
          </Content>
        </Panel>
      </Backdrop>
    </>
  );
}

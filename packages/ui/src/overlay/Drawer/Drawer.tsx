import { type RootProps, rootPropsOf } from '../../primitives/root/index.ts';
import { Content } from '../Dialog/Dialog.styles.ts';
import type { DialogOptions } from '../Dialog/Dialog.types.ts';
import { DialogContent } from '../Dialog/DialogContent.tsx';
import { useDialogState } from '../Dialog/useDialogState.tsx';
import { Backdrop, Panel } from './Drawer.styles.ts';

export interface DrawerProps extends DialogOptions, RootProps<HTMLElement> {
  /** Sets the edge that the drawer comes from. Defaults to `end`. */
  placement?: 'start' | 'end' | 'bottom';
  /** Sets the width of a drawer at the side: 400 or 640 pixels. Defaults to `medium`. */
  size?: 'medium' | 'large';
}

/**
 * Shows more at the edge of the page, over it. As in a dialog, the focus moves into it, stays in it, and returns to what opened it; the page
 * behind does not scroll.
 */
export function Drawer(props: DrawerProps) {
  const { placement = 'end', size = 'medium', isBusy = false } = props;
  const { isOpen, setOpen, opener } = useDialogState(props);
  return (
    <>
      {opener}
      <Backdrop
        isOpen={isOpen}
        onOpenChange={setOpen}
        isDismissable={!isBusy}
        isKeyboardDismissDisabled={isBusy}
        data-placement={placement}
      >
        <Panel data-placement={placement} data-size={size}>
          <Content {...rootPropsOf(props)} aria-busy={isBusy || undefined}>
            <DialogContent {...props} onOpenChange={setOpen} />
          </Content>
        </Panel>
      </Backdrop>
    </>
  );
}

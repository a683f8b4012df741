import { ButtonContext } from 'react-aria-components';
import { useOpenState } from '../useOpenState.ts';
import type { DialogOptions } from './Dialog.types.ts';

/** Returns whether a dialog is open, what opens and closes it, and its trigger. */
export function useDialogState({ trigger, ...options }: DialogOptions) {
  const [isOpen, setOpen] = useOpenState(options);
  const triggerProps = {
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onPress: () => setOpen(true),
  } as const;
  const opener = trigger && <ButtonContext value={triggerProps}>{trigger}</ButtonContext>;
  return { isOpen, setOpen, opener };
}

import { useState } from 'react';

type State =
  | { readonly step: 'asking' }
  | { readonly step: 'pending' }
  | { readonly step: 'failed'; readonly error: unknown };

interface Options {
  onConfirm: () => Promise<void> | void;
  onOpenChange: (isOpen: boolean) => void;
}

/** Runs what was confirmed: it closes the dialog when it is done, and leaves it open when it fails. */
export function useConfirmation({ onConfirm, onOpenChange }: Options) {
  const [state, setState] = useState<State>({ step: 'asking' });

  const confirm = async () => {
    setState({ step: 'pending' });
    try {
      await onConfirm();
    } catch (error) {
      setState({ step: 'failed', error });
      return;
    }
    setState({ step: 'asking' });
    onOpenChange(false);
  };

  const changeOpen = (isOpen: boolean) => {
    if (!isOpen) setState({ step: 'asking' });
    onOpenChange(isOpen);
  };

  return { state, confirm, changeOpen };
}

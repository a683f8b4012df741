import { useState } from 'react';

/** Opens the panel of a control by itself when the control gets the focus first; later a person opens it. */
export function useOpenOnFirstFocus(isReadOnly: boolean) {
  const [isOpen, setIsOpen] = useState(false);
  const [hadFocus, setHadFocus] = useState(false);
  return {
    isOpen: isOpen && !isReadOnly,
    onOpenChange: setIsOpen,
    openAtFirst: () => {
      if (!hadFocus) setIsOpen(true);
      setHadFocus(true);
    },
  };
}

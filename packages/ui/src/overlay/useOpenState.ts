import { useState } from 'react';

interface OpenStateOptions {
  readonly isOpen?: boolean | undefined;
  readonly defaultIsOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Keeps whether an overlay is open, unless it is given. Returns it with what opens and closes the overlay. */
export function useOpenState({ isOpen: given, defaultIsOpen = false, onOpenChange }: OpenStateOptions) {
  const [isOwnOpen, setOwnOpen] = useState(defaultIsOpen);
  const isOpen = given ?? isOwnOpen;
  const setOpen = (isNowOpen: boolean) => {
    setOwnOpen(isNowOpen);
    if (isNowOpen !== isOpen) onOpenChange?.(isNowOpen);
  };
  return [isOpen, setOpen] as const;
}

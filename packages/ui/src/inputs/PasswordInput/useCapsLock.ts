import { type KeyboardEvent, useState } from 'react';

interface CapsLock {
  readonly isOn: boolean;
  /** Goes to the element that is typed into. */
  readonly handlers: {
    onKeyDown: (event: KeyboardEvent) => void;
    onKeyUp: (event: KeyboardEvent) => void;
    onBlur: () => void;
  };
}

/** Returns whether Caps Lock is on, as far as the keys pressed in an element have shown. */
export function useCapsLock(): CapsLock {
  const [isOn, setIsOn] = useState(false);
  const read = (event: KeyboardEvent) => setIsOn(event.getModifierState('CapsLock'));
  return { isOn, handlers: { onKeyDown: read, onKeyUp: read, onBlur: () => setIsOn(false) } };
}

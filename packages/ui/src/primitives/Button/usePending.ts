import { useEffect, type RefObject } from 'react';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components';
import { announce } from '../../provider/announcer/index.ts';

const whileWaiting = {
  'aria-disabled': true,
  'data-waiting': true,
  onKeyDown: undefined,
  onPress: undefined,
  onPressChange: undefined,
  onPressEnd: undefined,
  onPressStart: undefined,
  onPressUp: undefined,
} as const;

/**
 * Returns the props of a button that may be waiting for what it started: it then keeps the focus, ignores presses and submits nothing. When
 * the waiting begins its name is announced again, because the name states that it waits. It stands in for `isPending` of react-aria, which
 * says the name through a reference to the button: when the button goes away soon after, as in a dialog that closes, the reference leads
 * nowhere.
 */
export function usePending<Props extends AriaButtonProps>(
  isPending: boolean,
  props: Props,
  buttonRef: RefObject<HTMLButtonElement | null>,
): Props {
  useEffect(() => {
    const button = buttonRef.current;
    if (!isPending || button === null) return;
    // a form is submitted by the Enter key from any of its fields
    const isStartedHere = [button, button.form].some((one) => one?.contains(document.activeElement));
    if (isStartedHere) announce(button.ariaLabel ?? button.textContent);
  }, [isPending, buttonRef]);

  if (!isPending) return props;
  return { ...props, ...whileWaiting, type: props.type === 'submit' ? 'button' : props.type };
}

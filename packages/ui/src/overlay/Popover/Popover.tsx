import { useEffect, useEffectEvent, useId, useRef, type ReactNode, type RefObject } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { ButtonContext, Dialog } from 'react-aria-components';
import { Panel } from './Popover.styles.ts';
import type { PopoverProps } from './Popover.types.ts';
import { useOpenState } from '../useOpenState.ts';
import { surfaceOffset } from './Surface.ts';

/**
 * Shows something beside the button that it belongs to: settings of a view, a short form, more about a person. The focus moves into it, and
 * back to the button when it closes: by Escape, by a press outside, or by what is in it.
 */
export function Popover({
  trigger,
  label,
  children,
  placement = 'bottom start',
  isOpen: givenOpen,
  defaultIsOpen,
  onOpenChange,
  isModal = false,
  ref,
  ...rootProps
}: PopoverProps) {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const panelRef = useObjectRef(ref);
  const [isOpen, setOpen] = useOpenState({ isOpen: givenOpen, defaultIsOpen, onOpenChange });
  const close = () => setOpen(false);
  usePressOutside(isOpen && !isModal, [panelRef, triggerRef], close);

  const Content = isModal ? Dialog : NonModalDialog;
  return (
    <>
      <ButtonContext
        value={{
          ref: triggerRef,
          isPressed: isOpen,
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? id : undefined,
          // The focus would leave the popover, which closes it, before the press could.
          preventFocusOnPress: true,
          onPress: () => {
            if (!isOpen) triggerRef.current?.focus({ preventScroll: true });
            setOpen(!isOpen);
          },
        }}
      >
        {trigger}
      </ButtonContext>
      <Panel
        {...rootProps}
        ref={panelRef}
        triggerRef={triggerRef}
        placement={placement}
        offset={surfaceOffset}
        isNonModal={!isModal}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <Content id={id} aria-label={label}>
          {typeof children === 'function' ? children(close) : children}
        </Content>
      </Panel>
    </>
  );
}

/** Takes the focus as react-aria's Dialog does, but does not keep it inside. */
function NonModalDialog(props: { id: string; 'aria-label': string; children: ReactNode }) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = root.current;
    if (element && !element.contains(document.activeElement)) element.focus();
  }, []);
  return <section {...props} ref={root} role="dialog" tabIndex={-1} />;
}

/** What has opened something; a combobox opens a list without saying so. */
const openChild = ':is([aria-haspopup], [role="combobox"])[aria-expanded="true"]';

/**
 * Closes on a press outside, which react-aria leaves to the underlay of what is modal. While something is open from inside, the press is
 * for that.
 */
function usePressOutside(
  isActive: boolean,
  inside: readonly RefObject<HTMLElement | null>[],
  close: () => void,
): void {
  const onPress = useEffectEvent(({ target }: Event) => {
    const isInside = inside.some(({ current }) => current?.contains(target as Node));
    const hasOpenChild = inside[0]?.current?.querySelector(openChild);
    if (!isInside && !hasOpenChild) close();
  });
  useEffect(() => {
    if (!isActive) return undefined;
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, [isActive]);
}

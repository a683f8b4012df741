import {
  autoUpdate,
  flip,
  offset,
  type Placement,
  safePolygon,
  shift,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
} from '@floating-ui/react';
import { type HTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useEscapeFirst } from '../useEscapeFirst.ts';
import { Panel, Trigger } from './HoverCard.styles.ts';
import { useControlDescription } from './useControlDescription.ts';

const openingDelay = 400;
const closingDelay = 150;

export interface HoverCardProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children' | 'content'> {
  /** What the card tells more about: a link, or another control that the Tab key reaches. */
  children: ReactNode;
  /** What the card shows. It says nothing that is not on the page that the control leads to: a touch does not open it. */
  content: ReactNode;
  /** Where the card stands beside the control, where there is room. Defaults to `bottom-start`. */
  placement?: Placement;
  /** Receives the element. */
  ref?: Ref<HTMLSpanElement>;
}

/**
 * Shows more about what a link leads to while the pointer is on it or the keyboard's focus in it. The pointer can move into the card; Escape
 * closes it.
 */
export function HoverCard({
  children,
  content,
  placement = 'bottom-start',
  ref,
  style,
  ...rootProps
}: HoverCardProps) {
  const id = useId();
  const panelRef = useObjectRef(ref);
  const [isOpen, setOpen] = useState(false);
  const {
    context,
    floatingStyles,
    refs: { domReference, setFloating, setReference },
  } = useFloating({
    open: isOpen,
    onOpenChange: setOpen,
    placement,
    strategy: 'fixed',
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const { getFloatingProps, getReferenceProps } = useInteractions([
    useHover(context, {
      delay: { open: openingDelay, close: closingDelay },
      handleClose: safePolygon(),
      mouseOnly: true,
    }),
    useFocus(context),
    useDismiss(context, { escapeKey: false }),
  ]);
  useEscapeFirst(isOpen, () => setOpen(false));
  useControlDescription(domReference, isOpen ? (rootProps.id ?? id) : undefined);
  return (
    <>
      <Trigger ref={setReference} {...getReferenceProps()}>
        {children}
      </Trigger>
      {isOpen && (
        <Panel
          id={id}
          {...getFloatingProps(rootProps)}
          ref={(element: HTMLSpanElement | null) => {
            panelRef.current = element;
            setFloating(element);
            // The top layer is above every dialog and no overflow cuts it.
            if (element && 'showPopover' in element) element.showPopover();
          }}
          popover="manual"
          style={{ ...floatingStyles, ...style }}
        >
          {content}
        </Panel>
      )}
    </>
  );
}

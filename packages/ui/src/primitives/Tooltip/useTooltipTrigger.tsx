import type { FocusEvent, PointerEvent, ReactNode, RefObject } from 'react';
import { Tooltip } from './Tooltip.tsx';
import { type TooltipSide, useTooltip } from './useTooltip.ts';

/**
 * Returns the tooltip of a control that is rendered as an icon, and what the control needs to show it: for the pointer and for the
 * keyboard.
 */
export function useTooltipTrigger(
  triggerRef: RefObject<Element | null>,
  text: string,
  side?: TooltipSide,
): { readonly tooltip: ReactNode; readonly triggerProps: TooltipTriggerProps } {
  const { isOpen, open, close, tooltipRef } = useTooltip(triggerRef, side);
  const tooltip = isOpen && (
    <Tooltip ref={tooltipRef} text={text} onHoverChange={(isHovered) => (isHovered ? open(true) : close())} />
  );
  const triggerProps: TooltipTriggerProps = {
    onPointerEnter: ({ pointerType }) => {
      if (pointerType !== 'touch') open();
    },
    onPointerLeave: () => close(),
    onPointerDown: (event) => (event?.pointerType === 'touch' ? open() : close(true)),
    onFocus: ({ currentTarget }) => {
      if (currentTarget.matches(':focus-visible')) open(true);
    },
    onBlur: () => close(true),
  };
  return { tooltip, triggerProps };
}

export interface TooltipTriggerProps {
  readonly onPointerEnter: (event: PointerEvent<Element>) => void;
  readonly onPointerLeave: () => void;
  /** Hides the tooltip; a touch that lasts shows it, where the event is given. */
  readonly onPointerDown: (event?: PointerEvent<Element>) => void;
  readonly onFocus: (event: FocusEvent<Element>) => void;
  readonly onBlur: () => void;
}

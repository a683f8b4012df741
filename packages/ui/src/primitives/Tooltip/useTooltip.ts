import { useEffect, useRef, useState, type RefObject } from 'react';

const openingDelay = 500;
const closingDelay = 150;
const warmPeriod = 500;
let lastClosing = -Infinity;

/** What a trigger and its tooltip need to show and hide the tooltip. */
export interface TooltipState {
  /** Whether the tooltip is shown. */
  readonly isOpen: boolean;
  /** Shows the tooltip, at once or after a moment; another tooltip that was just shown makes it come at once. */
  open: (isImmediate?: boolean) => void;
  /** Hides the tooltip, at once or after a moment in which the pointer can move onto it. */
  close: (isImmediate?: boolean) => void;
  readonly tooltipRef: RefObject<HTMLDivElement | null>;
}

/** The side of its trigger on which a tooltip stands: above it or, without room, below; or behind its end. */
export type TooltipSide = 'above' | 'end';

function place(trigger: Element, tooltip: HTMLElement, side: TooltipSide) {
  const gap = 6;
  const margin = 4;
  const anchor = trigger.getBoundingClientRect();
  const { width, height } = tooltip.getBoundingClientRect();
  if (side === 'end') {
    const isRightToLeft = getComputedStyle(trigger).direction === 'rtl';
    tooltip.style.left = `${isRightToLeft ? anchor.left - gap - width : anchor.right + gap}px`;
    tooltip.style.top = `${anchor.top + (anchor.height - height) / 2}px`;
    return;
  }
  const above = anchor.top - gap - height;
  const centered = anchor.left + (anchor.width - width) / 2;
  const left = Math.max(margin, Math.min(centered, document.documentElement.clientWidth - width - margin));
  tooltip.style.left = `${left}px`;
  tooltip.style.top = `${above < margin ? anchor.bottom + gap : above}px`;
}

/** Times, places and hides the tooltip of a trigger. Escape and scrolling hide it (WCAG 1.4.13). */
export function useTooltip(triggerRef: RefObject<Element | null>, side: TooltipSide = 'above'): TooltipState {
  const [isOpen, setOpen] = useState(false);
  const tooltipRef = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);

  const schedule = (next: boolean, delay: number) => {
    window.clearTimeout(timer.current);
    if (delay === 0) setOpen(next);
    else timer.current = window.setTimeout(setOpen, delay, next);
  };

  useEffect(() => () => window.clearTimeout(timer.current), []);

  useEffect(() => {
    const trigger = triggerRef.current;
    const tooltip = tooltipRef.current;
    if (!isOpen || !trigger || !tooltip) return undefined;
    // The top layer is above every dialog and no overflow cuts it.
    if ('showPopover' in tooltip) tooltip.showPopover();
    place(trigger, tooltip, side);
    const hide = () => setOpen(false);
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    window.addEventListener('scroll', hide, { capture: true, passive: true });
    document.addEventListener('keydown', hideOnEscape, true);
    return () => {
      lastClosing = performance.now();
      window.removeEventListener('scroll', hide, { capture: true });
      document.removeEventListener('keydown', hideOnEscape, true);
    };
  }, [isOpen, side, triggerRef]);

  return {
    isOpen,
    open: (isImmediate = false) =>
      schedule(true, isImmediate || performance.now() - lastClosing < warmPeriod ? 0 : openingDelay),
    close: (isImmediate = false) => schedule(false, isImmediate ? 0 : closingDelay),
    tooltipRef,
  };
}

import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react';
import type { ReactNode } from 'react';
import { useEscapeFirst } from '../../overlay/useEscapeFirst.ts';
import { Bubble } from './Chart.styles.ts';

interface ChartTooltipProps {
  /** What is shown more of. */
  readonly anchor: Element;
  /** Runs when Escape is pressed. */
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

/**
 * Shows the values of a point above it. It says nothing that the point is not named by, and is silent. The pointer can move onto it; Escape closes it
 * (WCAG 1.4.13).
 */
export function ChartTooltip({ anchor, children, onEscape }: ChartTooltipProps) {
  const {
    floatingStyles,
    refs: { setFloating },
  } = useFloating({
    elements: { reference: anchor },
    placement: 'top',
    strategy: 'fixed',
    middleware: [offset(2), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  useEscapeFirst(true, onEscape);
  return (
    <Bubble
      aria-hidden
      popover="manual"
      ref={(element: HTMLSpanElement | null) => {
        setFloating(element);
        // The top layer is above every dialog and no overflow cuts it.
        if (element && 'showPopover' in element) element.showPopover();
      }}
      style={floatingStyles}
    >
      {children}
    </Bubble>
  );
}

import type { TooltipState } from './useTooltip.ts';
import { Bubble } from './Tooltip.styles.ts';

export interface TooltipProps {
  /** Times and places the tooltip: what `useTooltip` gave. */
  state: TooltipState;
  /** Says what the trigger is named: the tooltip shows a name to the eye and is silent itself. */
  text: string;
}

/** Shows the name of a control that is drawn as an icon, when it is hovered or has the keyboard's focus. */
export function Tooltip({ state, text }: TooltipProps) {
  if (!state.isOpen) return null;
  return (
    <Bubble
      ref={state.tooltipRef}
      popover="manual"
      aria-hidden
      onPointerEnter={() => state.open(true)}
      onPointerLeave={() => state.close()}
    >
      {text}
    </Bubble>
  );
}

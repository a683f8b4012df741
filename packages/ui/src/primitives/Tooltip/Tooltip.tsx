import type { Ref } from 'react';
import type { RootProps } from '../root/index.ts';
import { Bubble } from './Tooltip.styles.ts';

export interface TooltipProps extends RootProps<HTMLDivElement> {
  /** What the trigger is named: the tooltip shows a name to the eye and is silent itself. */
  text: string;
  /** Runs when the pointer moves onto the tooltip and off it, so that it can stay meanwhile. */
  onHoverChange: (isHovered: boolean) => void;
  /** Reaches the bubble: the `tooltipRef` of `useTooltip`, which places it. */
  ref: Ref<HTMLDivElement>;
}

/** Shows the name of a control that is rendered as an icon, when it is hovered or has the keyboard's focus. */
export function Tooltip({ text, onHoverChange, ...rootProps }: TooltipProps) {
  return (
    <Bubble
      {...rootProps}
      popover="manual"
      aria-hidden
      onPointerEnter={() => onHoverChange(true)}
      onPointerLeave={() => onHoverChange(false)}
    >
      {text}
    </Bubble>
  );
}

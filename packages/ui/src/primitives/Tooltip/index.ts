export { Tooltip, type TooltipProps } from './Tooltip.tsx';
export { useTooltip, type TooltipState } from './useTooltip.ts';

export { Tooltip, type TooltipProps } from './Tooltip.tsx';
export { useTooltipTrigger } from './useTooltipTrigger.tsx';

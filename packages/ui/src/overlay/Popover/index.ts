export { Popover } from './Popover.tsx';
export type { PopoverPlacement, PopoverProps } from './Popover.types.ts';
export { Surface, surfaceOffset } from './Surface.ts';
export { surfaceStyles } from './surface.styles.ts';

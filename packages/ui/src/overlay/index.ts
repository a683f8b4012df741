export * from './CommandPalette/index.ts';
export * from './ConfirmDialog/index.ts';
export * from './Dialog/index.ts';
export * from './Menu/index.ts';
export {
  Popover,
  type PopoverPlacement,
  type PopoverProps,
  Surface,
  surfaceOffset,
  surfaceStyles,
} from './Popover/index.ts';
export * from './Drawer/index.ts';
export * from './HoverCard/index.ts';

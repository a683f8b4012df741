export * from './CommandPalette/index.ts';
export * from './ConfirmDialog/index.ts';
export * from './Dialog/index.ts';
export * from './ErrorDialog/index.ts';
export * from './Menu/index.ts';
export * from './ShortcutsHelp/index.ts';

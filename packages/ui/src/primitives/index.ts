export * from './Avatar/index.ts';
export * from './Badge/index.ts';
export * from './Button/index.ts';
export * from './IconButton/index.ts';
export * from './Link/index.ts';
export * from './Person/index.ts';
export * from './Tooltip/index.ts';
export * from './VisuallyHidden/index.ts';

export * from './EmptyState/index.ts';
export * from './LoaderOverlay/index.ts';
export * from './Alert/index.ts';
export * from './ProgressBar/index.ts';
export * from './Skeleton/index.ts';
export * from './Spinner/index.ts';
export * from './Toasts/index.ts';
export * from './ErrorState/index.ts';

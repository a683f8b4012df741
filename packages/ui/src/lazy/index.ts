export { createLazyComponent, type LazyComponent, type FallbackProps } from './createLazyComponent.tsx';
export { createLazyImport, type LazyImport, type UseLazyImport } from './createLazyImport.ts';
export { ChunkLoadErrorContext } from './ChunkLoadErrorContext.ts';

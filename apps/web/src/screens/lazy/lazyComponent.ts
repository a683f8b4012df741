import { createLazyComponent, type LazyComponent, type FallbackProps } from '@bureau/ui';
import type { ComponentType } from 'react';
import { ChunkLoadError } from './ChunkLoadError.tsx';

/**
 * Creates a component whose code is loaded when it is first rendered, or ahead of that by `preload`: the one way to code that is rendered in
 * place (docs/adr/0029-code-that-did-not-come.md). What opens over the page uses `createLazyImport` of `ui`.
 * @param Fallback replaces the component when its code cannot be loaded; it decides when to retry
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props & FallbackProps> = ChunkLoadError,
): LazyComponent<Props> => createLazyComponent(load, Fallback);

export * from './data/index.ts';
export * from './editing/index.ts';
export * from './feedback/index.ts';
export * from './inputs/index.ts';
export * from './layout/index.ts';
export {
  createLazyComponent,
  createLazyImport,
  type LazyComponent,
  type LazyImport,
  type FallbackProps,
  type UseLazyImport,
} from './lazy/index.ts';
export * from './navigation/index.ts';
export * from './overlay/index.ts';
export { useHeldKeystrokes } from './overlay/useHeldKeystrokes.ts';
export { type LazyOverlay, useChunkLoadError, useLazyOverlay } from './overlay/useLazyOverlay.ts';
export * from './primitives/index.ts';
export {
  announce,
  BureauProvider,
  createUseMessages,
  loadUiMessages,
  MessagesContext,
  type BureauProviderProps,
  type MessageKey,
  type Messages,
  type MessageValues,
  type Navigation,
  type Translate,
  useFirstDayOfWeek,
  useNavigation,
  useTimeZone,
  weekdays,
} from './provider/index.ts';

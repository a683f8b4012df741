export { createLazyComponent, type LazyComponent, type StandInProps } from './createLazyComponent.tsx';
export { createLazyPart, type UseLazyPart } from './createLazyPart.ts';
export { MissingCodeContext } from './MissingCodeContext.ts';

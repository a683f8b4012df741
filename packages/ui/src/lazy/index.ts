export { createLazyPart, type UseLazyPart } from './createLazyPart.ts';

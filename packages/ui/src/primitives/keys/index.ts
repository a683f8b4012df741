export { isComposing } from './isComposing.ts';

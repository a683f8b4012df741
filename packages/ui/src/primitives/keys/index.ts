export { isComposing } from './isComposing.ts';
export { leaveToInputMethod } from './leaveToInputMethod.ts';

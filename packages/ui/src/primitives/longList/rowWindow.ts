// What only long lists load.
export { CountedOption } from './CountedOption.tsx';
export { createRowWindow } from './createRowWindow.tsx';

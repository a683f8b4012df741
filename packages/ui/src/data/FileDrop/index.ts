export { FileDrop } from './FileDrop.tsx';
export type { FileDropProps } from './FileDrop.types.ts';

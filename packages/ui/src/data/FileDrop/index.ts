export type { FileDropProps } from './FileDrop.types.ts';

export { Dialog, type DialogProps } from './Dialog.tsx';
export type { DialogOptions } from './Dialog.types.ts';

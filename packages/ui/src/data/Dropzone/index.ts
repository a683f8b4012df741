export { Dropzone } from './Dropzone.tsx';
export type { DropzoneProps } from './Dropzone.types.ts';

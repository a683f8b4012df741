export { FileInput } from './FileInput.tsx';
export type { FileInputProps, FileUploadState } from './FileInput.types.ts';

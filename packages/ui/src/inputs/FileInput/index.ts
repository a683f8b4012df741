export { FileInput } from './FileInput.tsx';
export type { FileInputProps, FileUploadState } from './FileInput.types.ts';
export { formatBytes } from '../files/validateFiles.ts';

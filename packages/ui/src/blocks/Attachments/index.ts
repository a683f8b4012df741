export { Attachments } from './Attachments.tsx';
export type { AttachedFile, AttachmentsProps, FileUpload } from './Attachments.types.ts';

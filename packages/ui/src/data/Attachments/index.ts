export { Attachments } from './Attachments.tsx';
export type { AttachedFile, AttachmentsProps, FileOnItsWay } from './Attachments.types.ts';

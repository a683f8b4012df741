export { serveUploads } from './serveUploads.ts';

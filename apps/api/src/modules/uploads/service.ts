// What other modules and the server may use of uploads.
export { serveUploads } from './serveUploads.ts';

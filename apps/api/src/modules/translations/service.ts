export { serveTexts } from './serveTexts.ts';
export { requireActive } from './write.ts';

// What other modules and the server may use of translations.
export { serveTexts } from './serveTexts.ts';
export { requireActive } from './write.ts';

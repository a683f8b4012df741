export { savePart } from './savePart.ts';
export { noteChanges } from './write.ts';

export { savePart } from './savePart.ts';
export { logSettingsChanges } from './write.ts';

// What other modules and the server may use of settings.
export { savePart } from './savePart.ts';
export { logSettingsChanges } from './write.ts';

export { removeOldNotifications } from './write.ts';

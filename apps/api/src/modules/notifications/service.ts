// What other modules and the server may use of notifications.
export { removeOldNotifications } from './write.ts';

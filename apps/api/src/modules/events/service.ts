export { startEventHub } from './hub.ts';

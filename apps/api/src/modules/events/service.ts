export { type EventHub, startEventHub } from './hub.ts';

export { Announcer } from './Announcer.tsx';
export { announce } from './announcer.ts';

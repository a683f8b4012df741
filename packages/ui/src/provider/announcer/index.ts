export { Announcer } from './Announcer.tsx';
export { announce } from './announcements.ts';

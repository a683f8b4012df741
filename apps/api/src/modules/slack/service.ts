export { postRegistration, postTaskEvents } from './post.ts';

// What other modules and the server may use of slack.
export { postRegistration, postTaskEvents } from './post.ts';

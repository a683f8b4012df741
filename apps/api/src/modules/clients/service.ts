// What other modules and the server may use of clients.
export { mayPickClient } from './queries.ts';

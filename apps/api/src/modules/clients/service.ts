export { mayPickClient } from './queries.ts';
export { pickableClients } from './rules.ts';

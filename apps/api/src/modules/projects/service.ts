// What other modules and the server may use of projects.
export { listProjects } from './read.ts';
export { hiddenFields } from './rules.ts';

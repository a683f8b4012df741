export { listProjects } from './read.ts';
export { hiddenFields } from './rules.ts';

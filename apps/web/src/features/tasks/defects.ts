/** Is loaded when a task becomes a defect: a list of tasks needs nothing of defects. */
export { defects } from '@bureau/contract';

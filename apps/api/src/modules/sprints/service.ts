export { sprintModule } from './module.ts';

export { todoModule } from './module.ts';

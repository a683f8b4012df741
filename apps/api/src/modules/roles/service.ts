// What other modules may use of roles.
export { roleModule } from './module.ts';

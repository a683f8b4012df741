// What other modules and the server may use of projects.
import { projectModule } from './module.ts';

export { taskProgress } from './totals.ts';
export { projectModule };

export const { list: listProjects } = projectModule;

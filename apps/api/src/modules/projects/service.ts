// What other modules and the server may use of projects.
import { projectModule } from './module.ts';

export { hiddenFields } from './rules.ts';

export const { list: listProjects, searchSource: projectSearch } = projectModule;

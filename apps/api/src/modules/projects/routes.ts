import { projects } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { duplicateProject } from './duplicate.ts';
import { projectModule } from './module.ts';

export const projectRoutes = projectModule.routes([
  implement(projects.duplicate, (call) => duplicateProject(call.db, call, call.params.id, call.body)),
]);

import { projects } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { pickProjects } from './queries.ts';

export const projectRoutes = [implement(projects.picker, ({ db, caller }) => pickProjects(db, caller))];

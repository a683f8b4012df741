import { teamModule } from './module.ts';

export const teamRoutes = teamModule.routes();

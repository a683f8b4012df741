import { teamModule } from './teams/service.ts';

/** Registers the modules that answer what the engine does and nothing else: their endpoints, and what a search finds, follow. */
export const recordModules = [teamModule];

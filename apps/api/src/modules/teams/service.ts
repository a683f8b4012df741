// What other modules and the server may use of teams.
import { teamModule } from './module.ts';

export const { searchSource: teamSearch } = teamModule;

import { teamFields, teams } from '@bureau/contract';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

export const screens = describeScreens(teams, teamFields, {
  choices: {},
});

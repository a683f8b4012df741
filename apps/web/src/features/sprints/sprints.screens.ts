import { sprintFields, sprints } from '@bureau/contract';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

export const screens = describeScreens(sprints, sprintFields, {
  choices: { status: 'sprints.status' },
  related: { tasks: 'sprint_id' },
});

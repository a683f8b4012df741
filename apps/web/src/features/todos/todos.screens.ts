import { todoFields, todos } from '@bureau/contract';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

export const screens = describeScreens(todos, todoFields, {
  choices: {},
});

import { itemFields, items } from '@bureau/contract';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

export const screens = describeScreens(items, itemFields, {
  choices: {},
});

import { holidayFields, holidays } from '@bureau/contract';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

export const screens = describeScreens(holidays, holidayFields, {
  choices: {},
});

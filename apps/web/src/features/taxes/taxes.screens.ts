import { taxFields, taxes } from '@bureau/contract';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

export const screens = describeScreens(taxes, taxFields, {
  choices: {},
  related: { items: 'tax_id' },
});

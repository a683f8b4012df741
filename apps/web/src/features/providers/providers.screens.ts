import { providerFields, providers } from '@bureau/contract';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

export const screens = describeScreens(providers, providerFields, {
  choices: { kind: 'providers.kind' },
  related: { appointments: 'provider_id' },
});

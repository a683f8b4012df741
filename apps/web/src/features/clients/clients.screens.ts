import { clientFields, clients } from '@bureau/contract';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

export const screens = describeScreens(clients, clientFields, {
  choices: { language: 'clients.language' },
  related: { projects: 'client_id', appointments: 'client_id', users: 'client_id' },
});

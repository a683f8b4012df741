import { appointmentFields, appointments } from '@bureau/contract';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

export const screens = describeScreens(appointments, appointmentFields, {
  choices: { status: 'appointments.status' },
});

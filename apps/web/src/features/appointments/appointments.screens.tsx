import { appointmentFields, appointments } from '@bureau/contract';
import { lazyComponent } from '../../screens/lazy/lazyComponent.ts';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

const { Component: FreeSlots } = lazyComponent(async () => (await import('./FreeSlots.tsx')).FreeSlots);

export const screens = describeScreens(appointments, appointmentFields, {
  choices: { status: 'appointments.status' },
  fields: { provider_id: { Below: FreeSlots } },
});

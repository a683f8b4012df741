import { appointments } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { appointmentModule } from './service.ts';
import { findSlots } from './slots.ts';

export const appointmentRoutes = appointmentModule.routes([
  implement(appointments.slots, async ({ db, caller, origin, query, readSettings }) => {
    const { time_zone: timeZone } = await readSettings();
    return findSlots(db, caller, {
      providerId: Number(query.provider_id),
      serviceId: query.service_id === undefined ? undefined : Number(query.service_id),
      buffer: Number(query.buffer_minutes ?? 0),
      date: query.date,
      timeZone,
      now: origin.now,
    });
  }),
]);

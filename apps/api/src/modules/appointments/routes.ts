import { appointments } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { requireRecord } from '../../records/findRecord.ts';
import { providerModule } from '../providers/service.ts';
import { appointmentModule } from './service.ts';
import { findSlots } from './slots.ts';

export const appointmentRoutes = appointmentModule.routes([
  implement(appointments.slots, async ({ db, caller, origin, query, readSettings }) => {
    const providerId = Number(query.provider_id);
    await requireRecord(db, providerModule.recordsFor(caller), caller, providerId);
    const { time_zone: timeZone } = await readSettings();
    return findSlots(db, {
      providerId,
      serviceId: query.service_id === undefined ? undefined : Number(query.service_id),
      buffer: Number(query.buffer_minutes ?? 0),
      date: query.date,
      timeZone,
      now: origin.now,
    });
  }),
]);

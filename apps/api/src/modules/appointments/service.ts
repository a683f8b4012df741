import { appointments as contract } from '@bureau/contract';
import { eq } from 'drizzle-orm';
import { recordTables } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';

const { appointments } = recordTables;

export const appointmentModule = defineModule({
  resource: contract,
  table: appointments,
  // Somebody of a client sees those of that client.
  visible: ({ isExternal, clientId }) => (isExternal ? eq(appointments.clientId, clientId ?? 0) : undefined),
  title: 'title',
  exclusions: { appointments_provider_time: 'starts_at' },
  files: { status: { labels: 'appointments.status' } },
});

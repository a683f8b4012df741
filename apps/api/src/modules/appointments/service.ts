import { appointments as contract } from '@bureau/contract';
import { eq, sql, type SQL } from '../../db/orm.ts';
import { recordTables, users } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';
import { findTakenTimes } from './takenTimes.ts';

const { appointments, providers } = recordTables;

/** Selects whom appointments are with: the people of the client, and whoever has the address of the provider. */
const selectParties = (among: SQL): SQL =>
  sql`select ${appointments.id} as record_id, ${users.id} as user_id from ${appointments}
    join ${users} on ${users.clientId} = ${appointments.clientId} where ${among}
    union select ${appointments.id}, ${users.id} from ${appointments}
    join ${providers} on ${providers.id} = ${appointments.providerId}
    join ${users} on ${users.email} = lower(${providers.email}) where ${among}`;

export const appointmentModule = defineModule({
  resource: contract,
  table: appointments,
  // Somebody of a client sees those of that client.
  visible: ({ isExternal, clientId }) => (isExternal ? eq(appointments.clientId, clientId ?? 0) : undefined),
  title: 'title',
  concerned: selectParties,
  news: { kind: 'booked', people: selectParties },
  exclusions: { appointments_provider_time: 'starts_at' },
  files: { status: { labels: 'appointments.status' } },
  hooks: { checkImport: findTakenTimes },
});

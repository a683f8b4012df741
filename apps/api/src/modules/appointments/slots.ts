import type { appointments as contract, ResponseOf } from '@bureau/contract';
import { and, eq, notInArray, sql } from '../../db/orm.ts';
import type { Viewer } from '../../access/Caller.ts';
import { visibleToStaff } from '../../access/visible/staff.ts';
import type { Database } from '../../db/database.ts';
import { recordTables, users } from '../../db/schema/index.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { isPublicHoliday } from '../../records/isPublicHoliday.ts';
import { freeStatuses } from './takenTimes.ts';

const { appointments, leaves, providers } = recordTables;

/** How long a slot is where no service says so, and how far apart two of them begin at most, in minutes. */
const defaultMinutes = 30;

interface SlotQuery {
  readonly providerId: number;
  readonly serviceId: number | undefined;
  /** How long the provider has to be free after the appointment, in minutes. */
  readonly buffer: number;
  /** The day, `yyyy-MM-dd`, in the time zone. */
  readonly date: string;
  readonly timeZone: string;
  readonly now: Date;
}

/**
 * Lists when a provider is free on a day.
 *
 * @throws ApiError 404 for a provider that is none, or that the viewer does not see, and for a service that is none.
 */
export async function findSlots(
  db: Database,
  viewer: Viewer,
  { buffer, date, now, providerId, serviceId, timeZone }: SlotQuery,
): Promise<ResponseOf<typeof contract.slots>> {
  const [provider] = await db
    .select({ services: providers.services, isActive: providers.isActive })
    .from(providers)
    .where(and(eq(providers.id, providerId), visibleToStaff(viewer)));
  const services = provider?.services ?? [];
  const service = services.find(({ id }) => id === serviceId);
  if (provider === undefined || (serviceId !== undefined && service === undefined))
    throw new ApiError(404, 'errors.notFound');
  const minutes = service?.minutes || defaultMinutes;
  const length = sql`make_interval(mins => ${minutes}::int)`;
  const taken = sql`make_interval(mins => ${minutes + buffer}::int)`;
  const step = sql`make_interval(mins => ${Math.min(minutes, defaultMinutes)}::int)`;
  const day = sql`${date}::timestamp`;
  const { rows } = await db.execute<{ starts_at: Date | string }>(sql`
    select distinct slot as starts_at
    from ${providers}, jsonb_array_elements(${providers.workingHours}) as hours,
      generate_series(
        (${day} + (hours ->> 'start')::time) at time zone ${timeZone},
        (${day} + (hours ->> 'end')::time) at time zone ${timeZone} - ${length},
        ${step}
      ) as slot
    where ${providers.id} = ${providerId} and ${providers.isActive} and slot > ${now.toISOString()}::timestamptz
      and hours ->> 'day' = to_char(${day}, 'fmday')
      and not ${isPublicHoliday(day)}
      and not exists (
        select 1 from ${appointments} where ${appointments.providerId} = ${providerId}
          and ${notInArray(appointments.status, [...freeStatuses])}
          and ${appointments.startsAt} < slot + ${taken}
          and ${appointments.startsAt} + make_interval(mins => ${appointments.durationMinutes} + ${appointments.bufferMinutes}) > slot
      )
      and not exists (
        select 1 from ${leaves} join ${users} on ${users.id} = ${leaves.userId}
        where ${users.email} = lower(${providers.email}) and ${leaves.status} = 'approved'
          and ${day}::date between ${leaves.startDate} and ${leaves.endDate}
      )
    order by slot`);
  return {
    data: rows.map(({ starts_at: startsAt }) => ({ starts_at: new Date(startsAt).toISOString(), minutes })),
    services: services.map(({ id, name, minutes: planned, price }) => ({
      id,
      name,
      minutes: planned,
      price,
    })),
  };
}

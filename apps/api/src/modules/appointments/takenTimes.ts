import type { appointments as contract, CreateOf } from '@bureau/contract';
import { isOneOf } from '../../db/list/conditions.ts';
import { and, gte, notInArray } from '../../db/orm.ts';
import type { Database } from '../../db/database.ts';
import { recordTables } from '../../db/schema/index.ts';
import type { FieldErrors } from '../../records/fields/check.ts';

const { appointments } = recordTables;

/** The statuses in which an appointment takes no time (`appointments_provider_time`). */
export const freeStatuses = ['cancelled', 'no_show'] as const;

/** The longest that an appointment takes with its buffer, in milliseconds. */
const maxDuration = 2 * 24 * 60 * 60_000;

interface Span {
  readonly from: number;
  readonly to: number;
}

const spanOf = (start: Date | string, minutes: number): Span => {
  const from = new Date(start).getTime();
  return { from, to: from + minutes * 60_000 };
};

/** Adds a span to others that are in order and have nothing in common, or returns `false` where it has something in common with one. */
function take(spans: Span[], span: Span): boolean {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.from ?? 0) < span.from) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [spans[low - 1], spans[low]];
  if ((before && before.to > span.from) || (after && after.from < span.to)) return false;
  spans.splice(low, 0, span);
  return true;
}

/** Finds among new appointments those whose time their provider has given to another, one that is there or one named before. */
export async function findTakenTimes(
  tx: Database,
  bodies: readonly Partial<CreateOf<typeof contract>>[],
): Promise<readonly FieldErrors[]> {
  const { bufferMinutes, durationMinutes, providerId, startsAt, status } = appointments;
  const starts = bodies.flatMap(({ starts_at: start }) => (start === undefined ? [] : [Date.parse(start)]));
  const ids = new Set(bodies.flatMap(({ provider_id: id }) => id ?? []));
  const first = new Date(starts.reduce((one, other) => Math.min(one, other), Infinity) - maxDuration);
  const kept =
    starts.length === 0
      ? []
      : await tx
          .select({ bufferMinutes, durationMinutes, providerId, startsAt })
          .from(appointments)
          .where(
            and(isOneOf(providerId, [...ids]), notInArray(status, [...freeStatuses]), gte(startsAt, first)),
          )
          .orderBy(startsAt);
  const spans = new Map([...ids].map((id): [number, Span[]] => [id, []]));
  for (const one of kept)
    spans.get(one.providerId)?.push(spanOf(one.startsAt, one.durationMinutes + one.bufferMinutes));
  return bodies.map((body): FieldErrors => {
    const { buffer_minutes: buffer = 0, duration_minutes: minutes = 0, starts_at: start } = body;
    const others = spans.get(body.provider_id ?? 0);
    if (others === undefined || start === undefined || freeStatuses.some((one) => one === body.status))
      return {};
    return take(others, spanOf(start, minutes + buffer))
      ? {}
      : { starts_at: [{ key: 'validation.timeTaken' }] };
  });
}

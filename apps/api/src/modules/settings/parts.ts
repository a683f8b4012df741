import type { BodyOf, CodedForm, paymentGateways, slack, workingDays } from '@bureau/contract';
import { eq, sql } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { settings } from '../../db/schema/index.ts';
import type { Origin } from '../../http/implement.ts';
import { changesOf } from '../activities/changes.ts';
import { protect, type ProtectedChange } from '../protection/protect.ts';
import { readVersion, writeRow } from './queries.ts';
import { noteChanges } from './write.ts';

type Gateway = BodyOf<typeof paymentGateways.save>[number]['gateway'];

/** Says how payments are taken by a service, with its secret. */
export interface StoredGateway {
  readonly enabled: boolean;
  readonly public_key: string | null;
  readonly secret_key: string | null;
}

/** Says what is told in Slack, with the secret address of the web hook. */
export type StoredSlack = Omit<
  Required<BodyOf<typeof slack.save>>,
  'has_webhook_url' | 'current_password'
> & {
  readonly channel: string | null;
  readonly webhook_url: string | null;
};

/** Describes what has calls of its own beside the settings, and lies and is logged with them. */
export interface Parts {
  readonly working_days: BodyOf<typeof workingDays.save>['days'];
  readonly payment_gateways: Readonly<Partial<Record<Gateway, StoredGateway>>>;
  readonly slack: StoredSlack;
  readonly numbering: Readonly<
    Partial<Record<CodedForm, { readonly prefix: string; readonly digits: number }>>
  >;
}

type Plain = string | number | boolean | null;

/** Reads a part, or what holds where nothing is set. */
export async function readPart<Name extends keyof Parts>(
  db: Database,
  name: Name,
  fallback: Parts[Name],
): Promise<Parts[Name]> {
  const [row] = await db
    .select({ json: sql<string>`${settings.value}::text` })
    .from(settings)
    .where(eq(settings.key, name));
  return row === undefined ? fallback : (JSON.parse(row.json) as Parts[Name]);
}

/** Says how a part is changed: what it becomes, and how the activity log tells it, field by field. */
interface PartChange<Name extends keyof Parts> {
  readonly name: Name;
  readonly fallback: Parts[Name];
  readonly change: (before: Parts[Name]) => Parts[Name];
  readonly describe: (part: Parts[Name]) => Readonly<Record<string, Plain>>;
  /** Says which protected fields of the part the change makes others, where it has some. */
  readonly protectedChange?: (before: Parts[Name]) => ProtectedChange;
}

/** Changes a part, and notes what has become different by it. Gives the part as it is then. */
export function savePart<Name extends keyof Parts>(
  db: Database,
  caller: Caller,
  { name, fallback, change, describe, protectedChange }: PartChange<Name>,
  origin: Origin,
): Promise<Parts[Name]> {
  return db.transaction(async (tx) => {
    await readVersion(tx, true);
    const before = await readPart(tx, name, fallback);
    if (protectedChange !== undefined) await protect(tx, caller, protectedChange(before), origin);
    const after = change(before);
    await writeRow(tx, name, after);
    const [old, made] = [describe(before), describe(after)];
    const fields = Object.keys({ ...old, ...made });
    const complete = (part: Readonly<Record<string, Plain>>) =>
      Object.fromEntries(fields.map((field) => [field, part[field] ?? null]));
    await noteChanges(tx, caller, changesOf(fields, complete(old), complete(made)), origin.now);
    return after;
  });
}

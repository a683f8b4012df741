import type { BodyOf, CodedForm, paymentGateways, slack, workingDays } from '@bureau/contract';
import { eq, sql } from '../orm.ts';
import type { Database } from '../database.ts';
import { settings } from '../schema/index.ts';

type Gateway = BodyOf<typeof paymentGateways.save>[number]['gateway'];

/** Describes how payments are taken by a service, with its secret. */
export interface StoredGateway {
  readonly enabled: boolean;
  readonly public_key: string | null;
  readonly secret_key: string | null;
}

/** Describes the notifications sent to Slack, with the secret address of the web hook. */
export type StoredSlack = Omit<
  Required<BodyOf<typeof slack.save>>,
  'has_webhook_url' | 'current_password'
> & {
  readonly channel: string | null;
  readonly webhook_url: string | null;
};

/** Describes what has endpoints of its own beside the settings, and is stored and logged with them. */
export interface Parts {
  readonly working_days: BodyOf<typeof workingDays.save>['days'];
  readonly payment_gateways: Readonly<Partial<Record<Gateway, StoredGateway>>>;
  readonly slack: StoredSlack;
  readonly numbering: Readonly<
    Partial<Record<CodedForm, { readonly prefix: string; readonly digits: number }>>
  >;
}

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

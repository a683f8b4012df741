import { type BodyOf, gateways, paymentGateways } from '@bureau/contract';
import { type Parts, readPart, type StoredGateway } from '../../db/settings/parts.ts';
import { FieldError } from '../../errors/ApiError.ts';
import { implement } from '../../http/implement.ts';
import {
  changesSecret,
  changesValue,
  type ProtectedChange,
  secretAfter,
} from '../../records/protection/protect.ts';
import { savePart } from '../settings/service.ts';

type Gateways = Parts['payment_gateways'];
type Change = BodyOf<typeof paymentGateways.save>[number];

const name = 'payment_gateways';
const fallback: Gateways = {};
const unset: StoredGateway = { enabled: false, public_key: null, secret_key: null };

/** Writes the gateways as the contract has them: all there are, without secrets. */
const present = (stored: Gateways) =>
  gateways.map((gateway) => {
    const { secret_key: secret, ...open } = stored[gateway] ?? unset;
    return { gateway, ...open, has_secret_key: secret !== null };
  });

/** Changes a gateway: a key that is not named stays. */
function changed(
  before: StoredGateway,
  { enabled, public_key: publicKey, secret_key: secret }: Change,
): StoredGateway {
  return {
    enabled,
    public_key: publicKey === undefined ? before.public_key : publicKey,
    secret_key: secretAfter(before.secret_key, secret),
  };
}

/** Requires of a gateway that is taken into use that it has its keys. */
function requireKeys(gateway: StoredGateway, index: number): void {
  if (!gateway.enabled) return;
  const missing = (['public_key', 'secret_key'] as const).filter((key) => gateway[key] === null);
  if (missing.length === 0) return;
  const required = [{ key: 'validation.required' as const }];
  throw new FieldError(Object.fromEntries(missing.map((key) => [`${index}.${key}`, required])));
}

/** Names the keys of a gateway that a body makes others. */
const changedKeys = (before: StoredGateway, given: Change) => [
  ...(changesValue(before.public_key, given.public_key) ? ['public_key'] : []),
  ...(changesSecret(before.secret_key, given.secret_key) ? ['secret_key'] : []),
];

/** Returns which keys of payments a body makes others. The password stands with the first of them. */
function protectedChange(before: Gateways, body: readonly Change[]): ProtectedChange {
  const keys = body.map((given) => changedKeys(before[given.gateway] ?? unset, given));
  const first = keys.findIndex((changes) => changes.length > 0);
  return {
    of: name,
    fields: body.flatMap(({ gateway }, index) => (keys[index] ?? []).map((key) => `${gateway}.${key}`)),
    path: `${first}.`,
    notification: { kind: 'protected', values: { area: 'protection.payments' } },
  };
}

const describe = (stored: Gateways) =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([gateway, fields]) =>
      Object.entries(fields).map(([field, value]) => [
        `${name}.${gateway}.${field}`,
        value as string | boolean,
      ]),
    ),
  );

export const paymentGatewayRoutes = [
  implement(paymentGateways.all, async ({ db }) => present(await readPart(db, name, fallback))),

  implement(paymentGateways.save, async ({ db, caller, body, origin }) => {
    const change = (before: Gateways): Gateways => {
      const after = { ...before };
      for (const [index, given] of body.entries()) {
        const gateway = changed(before[given.gateway] ?? unset, given);
        requireKeys(gateway, index);
        after[given.gateway] = gateway;
      }
      return after;
    };
    const part = {
      name,
      fallback,
      change,
      describe,
      protectedChange: (before: Gateways) => protectedChange(before, body),
    } as const;
    return present(await savePart(db, caller, part, origin));
  }),
];

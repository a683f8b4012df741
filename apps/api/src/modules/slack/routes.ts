import { slack } from '@bureau/contract';
import { requireConfirmation } from '../../access/confirm.ts';
import { readPart, type StoredSlack } from '../../db/settings/parts.ts';
import { FieldError } from '../../errors/ApiError.ts';
import { implement } from '../../http/implement.ts';
import { mayPostTo } from '../../outgoing/postJson.ts';
import {
  changesSecret,
  changesValue,
  type ProtectedChange,
  secretAfter,
} from '../../records/protection/protect.ts';
import { savePart } from '../settings/service.ts';
import { postTest } from './postTest.ts';
import { noSlack, partName } from './rules.ts';

const present = ({ enabled, channel, events, webhook_url: address }: StoredSlack) => ({
  enabled,
  channel,
  events: [...events],
  has_webhook_url: address !== null,
});

const describe = ({ events, ...fields }: StoredSlack) => ({
  'slack.enabled': fields.enabled,
  'slack.webhook_url': fields.webhook_url,
  'slack.channel': fields.channel,
  'slack.events': events.join(', '),
});

export const slackRoutes = [
  implement(slack.one, async ({ db }) => present(await readPart(db, partName, noSlack))),

  implement(slack.save, async ({ db, caller, body, origin }) => {
    const { has_webhook_url: _has, current_password: _password, webhook_url: address, ...given } = body;
    // Who may not set it may not learn whether it could be reached.
    if (address) requireConfirmation(caller);
    if (address && !(await mayPostTo(address)))
      throw new FieldError({ webhook_url: [{ key: 'validation.publicAddress' }] });
    const change = (before: StoredSlack): StoredSlack => {
      const after = { ...before, ...given, webhook_url: secretAfter(before.webhook_url, address) };
      if (after.enabled && after.webhook_url === null)
        throw new FieldError({ webhook_url: [{ key: 'validation.required' }] });
      return after;
    };
    const protectedChange = (before: StoredSlack): ProtectedChange => ({
      of: partName,
      fields: [
        ...(changesSecret(before.webhook_url, address) ? ['webhook_url'] : []),
        ...(changesValue(before.channel, given.channel) ? ['channel'] : []),
      ],
      notification: { kind: 'protected', values: { area: 'protection.slack' } },
    });
    const part = { name: partName, fallback: noSlack, change, describe, protectedChange } as const;
    return present(await savePart(db, caller, part, origin));
  }),

  implement(slack.test, postTest),
];

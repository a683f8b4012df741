import { slack } from '@bureau/contract';
import { FieldError } from '../../http/ApiError.ts';
import { implement } from '../../http/implement.ts';
import { mayPostTo } from '../../outgoing/postJson.ts';
import { readPart, savePart, type StoredSlack } from '../settings/parts.ts';
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
    const { has_webhook_url: _, ...given } = body;
    if (given.webhook_url != null && !(await mayPostTo(given.webhook_url)))
      throw new FieldError({ webhook_url: [{ key: 'validation.publicAddress' }] });
    const change = (before: StoredSlack): StoredSlack => {
      const after = { ...before, ...given };
      if (after.enabled && after.webhook_url === null)
        throw new FieldError({ webhook_url: [{ key: 'validation.required' }] });
      return after;
    };
    const part = { name: partName, fallback: noSlack, change, describe } as const;
    return present(await savePart(db, caller, part, origin.now));
  }),
];

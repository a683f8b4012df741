import { defineEndpoint } from '../http/endpoint.ts';
import { done, flag, listOf, onceEach, oneOf, shape } from '../http/schema.ts';
import { currentPassword, formed } from '../fields/formats.ts';
import { settings } from './settings.ts';

/** Lists the events that can be sent to Slack. */
export const slackEvents = ['task.assigned', 'task.completed', 'user.registered'] as const;
export type SlackEvent = (typeof slackEvents)[number];

const fields = {
  enabled: flag().required(),
  /** The channel to post into, such as `#work`; null takes that of the web hook. */
  channel: formed(80, 'channel', (value) => /^[#@]?[^\s#@]+$/.test(value))
    .min(1)
    .defined()
    .nullable(),
  events: listOf(oneOf(slackEvents).required()).test(onceEach()),
};

/** Describes the notifications sent to Slack. The address of the web hook is a secret, and never given out. */
const slackSetting = shape({ ...fields, has_webhook_url: flag().required() }).meta({ isAssumed: true });

const slackChange = shape({
  ...fields,
  /** Takes the place of the address that is stored; null removes it, and blank or without it the address stays. */
  webhook_url: formed(500, 'publicAddress', (value) => value.startsWith('https://')).nullable(),
  /** May be sent back as it was read. */
  has_webhook_url: flag().required(),
  current_password: currentPassword(),
}).partial();

export const slack = {
  one: defineEndpoint('slack.one', 'GET', '/api/slack-setting', {
    summary: 'Returns what Slack is notified of, without the address of the web hook.',
    rule: 'settings_view',
    response: slackSetting,
  }),
  save: defineEndpoint('slack.save', 'POST', '/api/slack-setting', {
    summary:
      'Sets what Slack is notified of. The address of the web hook has to lead to the public internet.',
    rule: settings.writers,
    protects: ['webhook_url', 'channel'],
    body: slackChange,
    response: slackSetting,
  }),
  test: defineEndpoint('slack.test', 'POST', '/api/slack-setting/test', {
    summary: 'Posts a message to Slack by what is stored, to show that it arrives.',
    rule: settings.writers,
    response: done,
    errors: [422, 429],
  }),
};

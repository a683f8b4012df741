import type { StoredSlack } from '../../db/settings/parts.ts';

/** Names the settings that hold the notifications to Slack. */
export const partName = 'slack';

/** The default, which posts nothing. */
export const noSlack: StoredSlack = { enabled: false, webhook_url: null, channel: null, events: [] };

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Writes a text so that Slack shows it as it is, and takes nothing in it for a link or for a mention of everybody. */
export const escapeSlack = (text: string) =>
  text.replaceAll(/[&<>]/g, (character) => entities[character] ?? character);

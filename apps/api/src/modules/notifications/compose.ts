import type { Locale } from '@bureau/values';
import sanitize from 'sanitize-html';
import { type MessageKey, formatMessage } from '../../errors/messages.ts';
import { escapeHtml } from '../../html/escapeHtml.ts';
import type { NotificationKind } from '../../records/notifications/kinds.ts';

/** Holds a notification as it is stored, whatever its kind. */
interface Stored {
  readonly kind: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** All that a message is made of beside its text. Nothing else gets through, whatever was stored. */
const harmless = { allowedTags: ['strong'], allowedAttributes: {} };

/** What is stored as the key of its text. */
const keys = new Set(['status', 'area']);

/** What stands out in a text. */
const emphasised = new Set(['actor', 'record']);

function writeValue(name: string, value: string | number, locale: Locale): string {
  if (keys.has(name)) return escapeHtml(formatMessage({ key: value as MessageKey }, locale));
  const text = escapeHtml(typeof value === 'number' ? value.toLocaleString(locale) : value);
  return emphasised.has(name) ? `<strong>${text}</strong>` : text;
}

/** Puts a notification into words, in its reader's language: a plain title, and a message in HTML. */
export function compose({ kind: stored, values }: Stored, locale: Locale) {
  const kind = stored as NotificationKind;
  const template = escapeHtml(formatMessage({ key: `notifications.${kind}.message` }, locale));
  const message = template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
    writeValue(name, values[name] ?? '', locale),
  );
  return {
    title: formatMessage({ key: `notifications.${kind}.title` }, locale),
    message: sanitize(message, harmless),
  };
}

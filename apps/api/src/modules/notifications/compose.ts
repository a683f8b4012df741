import { formatInstant, type Locale } from '@bureau/values';
import sanitize from 'sanitize-html';
import { type MessageKey, formatMessage } from '../../errors/messages.ts';
import { escapeHtml } from '../../html/escapeHtml.ts';
import type { KindOfMany, NotificationKind } from '../../records/notifications/kinds.ts';

/** Holds a notification as it is stored, whatever its kind. */
interface Stored {
  readonly kind: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** All that a message is made of beside its text. Nothing else gets through, whatever was stored. */
const harmless = { allowedTags: ['strong'], allowedAttributes: {} };

/** What is stored as the key of its text. */
const keys = new Set(['status', 'area', 'resource']);

/** What stands out in a text. */
const emphasised = new Set(['actor', 'record']);

/** Describes how somebody reads. */
export interface Reading {
  readonly locale: Locale;
  readonly timeZone: string;
  readonly dateTimeFormat: string;
}

function writeValue(name: string, value: string | number, { locale, ...time }: Reading): string {
  if (name === 'time') return escapeHtml(formatInstant(String(value), time));
  if (keys.has(name)) return escapeHtml(formatMessage({ key: value as MessageKey }, locale));
  const text = escapeHtml(typeof value === 'number' ? value.toLocaleString(locale) : value);
  return emphasised.has(name) ? `<strong>${text}</strong>` : text;
}

/** Puts a notification into words, in its reader's language: a plain title, and a message in HTML. */
export function compose({ kind: stored, values }: Stored, reading: Reading) {
  const kind = stored as NotificationKind;
  const { locale } = reading;
  const key =
    values['count'] === undefined
      ? (`notifications.${kind as Exclude<NotificationKind, 'changed'>}.message` as const)
      : (`notifications.${kind as KindOfMany}.many` as const);
  const template = escapeHtml(formatMessage({ key }, locale));
  const message = template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
    writeValue(name, values[name] ?? '', reading),
  );
  return {
    title: formatMessage({ key: `notifications.${kind}.title` }, locale),
    message: sanitize(message, harmless),
  };
}

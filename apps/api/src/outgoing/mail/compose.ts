import type { Locale } from '@bureau/values';
import type { Settings } from '../../db/settings/Settings.ts';
import { type Message, formatMessage } from '../../errors/messages.ts';
import { escapeHtml } from '../../html/escapeHtml.ts';
import type { Mail } from './Mail.ts';

/** Describes a mail in words. */
export interface Letter {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const hoursOfDay = 24;

/** Writes how long a link is good for, in whole days where it is days. */
function duration(hours: number, locale: Locale): string {
  const isDays = hours > hoursOfDay;
  const unit = isDays ? 'day' : 'hour';
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(isDays ? hours / hoursOfDay : hours);
}

/** Writes a text on one line: what stands in the head of a mail must not begin a line of its own. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const paragraph = (content: string) => `<p>${content}</p>`;

/**
 * Puts a mail into words, in its receiver's language, as plain text and as simple HTML with the same content.
 *
 * @param publicUrl is what links begin with.
 */
export function compose(mail: Mail, settings: Settings, publicUrl: string): Letter {
  const { to, link } = mail;
  const values = { company: settings.company_name, name: to.name, ...mail.values };
  const write = (key: Message['key'], more: Message['values'] = {}) =>
    oneLine(formatMessage({ key, values: { ...values, ...more } }, to.language));
  const greeting = write('mail.greeting');
  const content = write(`mail.${mail.kind}.text`);
  const subject = write(`mail.${mail.kind}.subject`);
  const closing = oneLine(settings.company_name);
  const address = {
    from: { name: closing, address: settings.mail_from },
    to: { name: oneLine(to.name), address: to.email },
  };
  if (link === undefined) {
    const parts = [greeting, content, closing];
    const html = parts.map((part) => paragraph(escapeHtml(part))).join('\n');
    return { ...address, subject, text: `${parts.join('\n\n')}\n`, html };
  }
  const url = `${publicUrl}/#${link.route}`;
  const action = write(`mail.${mail.kind}.action`);
  const validity = write('mail.validity', { time: duration(link.hours, to.language) });
  const anchor = `<a href="${escapeHtml(url)}">${escapeHtml(action)}</a>`;
  return {
    ...address,
    subject,
    text: `${[greeting, content, `${action}:\n${url}`, validity, closing].join('\n\n')}\n`,
    html: [
      paragraph(escapeHtml(greeting)),
      paragraph(escapeHtml(content)),
      paragraph(anchor),
      paragraph(escapeHtml(validity)),
      paragraph(escapeHtml(closing)),
    ].join('\n'),
  };
}

import type { LoginUser } from '@bureau/contract';
import { formatInstant, formatPlainDate } from '@bureau/values';
import { useSyncExternalStore } from 'react';
import { useUser } from '../account/account.ts';

/** How the signed-in user writes dates and times. */
export interface Formats {
  /** Writes a plain date, `yyyy-MM-dd`. */
  readonly date: (plainDate: string) => string;
  /** Writes an instant, ISO 8601 in UTC, in the user's time zone. */
  readonly instant: (instant: string) => string;
  /** Writes the day of an instant in the user's time zone. */
  readonly day: (instant: string) => string;
  /** Returns the day that it is for the user, `yyyy-MM-dd`. */
  readonly today: () => string;
}

const minute = 60_000;

/** Creates the function that gives the day in a time zone. Tables ask in every row, and a day can only begin with a minute. */
function createToday(timeZone: string): () => string {
  let [known, day] = [NaN, ''];
  return () => {
    const now = Math.floor(Date.now() / minute);
    if (now !== known) {
      const instant = new Date(now * minute).toISOString();
      [known, day] = [now, formatInstant(instant, { timeZone, dateTimeFormat: 'yyyy-MM-dd' })];
    }
    return day;
  };
}

const todays = new Map<string, () => string>();

function todayIn(timeZone: string): () => string {
  const today = todays.get(timeZone) ?? createToday(timeZone);
  todays.set(timeZone, today);
  return today;
}

const maxCached = 2_000;

/** Has each text written once: lists show the same few dates again and again. */
function remember(write: (text: string) => string): (text: string) => string {
  const written = new Map<string, string>();
  return (text) => {
    const known = written.get(text) ?? write(text);
    if (written.size >= maxCached) written.clear();
    written.set(text, known);
    return known;
  };
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Schedules the notification of the listeners for when the next minute begins, with which a day may. */
function watchMinutes() {
  clearTimeout(timer);
  if (listeners.size === 0) return;
  timer = setTimeout(onMinute, minute - (Date.now() % minute));
}

function onMinute() {
  for (const listener of listeners) listener();
  watchMinutes();
}

function subscribeToDays(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', onMinute);
  listeners.add(listener);
  watchMinutes();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', onMinute);
    watchMinutes();
  };
}

type Choices = Pick<LoginUser['settings'], 'date_format' | 'date_time_format' | 'time_zone'>;

let latest: { readonly name: string; readonly formats: Formats } | undefined;

/** Returns the formats that belong to the choices of a user; the same ones until another choice is made, or another day begins. */
function formatsOf(choices: Choices, day: string): Formats {
  const { date_format: dateFormat, date_time_format: dateTimeFormat, time_zone: timeZone } = choices;
  const name = [dateFormat, dateTimeFormat, timeZone, day].join('\n');
  if (latest?.name !== name) {
    const formats: Formats = {
      date: remember((plainDate) => formatPlainDate(plainDate, dateFormat)),
      instant: remember((instant) => formatInstant(instant, { timeZone, dateTimeFormat })),
      day: remember((instant) => formatInstant(instant, { timeZone, dateTimeFormat: dateFormat })),
      today: todayIn(timeZone),
    };
    latest = { name, formats };
  }
  return latest.formats;
}

/** Returns the day that it is for the signed-in user, `yyyy-MM-dd`, also when midnight passes. */
export function useToday(): string {
  return useSyncExternalStore(subscribeToDays, todayIn(useUser().settings.time_zone));
}

/** Returns the formats of the signed-in user (docs/product.md §3). */
export function useFormats(): Formats {
  return formatsOf(useUser().settings, useToday());
}

/**
 * Returns how far the clocks of a time zone are ahead at an instant, `GMT+1`, and its whole name, `Europe/Berlin (GMT+1)`. A time zone that is not
 * known has its own name alone.
 */
export function timeZoneNames(
  timeZone: string,
  instant: Date,
  locale: string,
): { short: string; long: string } {
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(
      instant,
    );
    const short = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
    return { short, long: short === timeZone ? timeZone : `${timeZone.replaceAll('_', ' ')} (${short})` };
  } catch {
    return { short: timeZone, long: timeZone };
  }
}

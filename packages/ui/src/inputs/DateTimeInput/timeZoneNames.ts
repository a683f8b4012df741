/** Returns how far the clocks of a time zone are ahead at an instant, `GMT+1`, and its whole name, `Europe/Berlin (GMT+1)`. */
export function timeZoneNames(
  timeZone: string,
  instant: Date,
  locale: string,
): { short: string; long: string } {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' });
  const short = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return { short, long: short === timeZone ? timeZone : `${timeZone.replaceAll('_', ' ')} (${short})` };
}

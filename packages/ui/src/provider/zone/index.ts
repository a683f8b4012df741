export { TimeZoneContext, useTimeZone, useToday } from './zone.ts';

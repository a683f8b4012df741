export { isoDateFormat } from './format.ts';
export { formatInstant, type InstantFormat, isoDateTimeFormat } from './instant.ts';
export { formatPlainDate, isPlainDate, parsePlainDate } from './plainDate.ts';

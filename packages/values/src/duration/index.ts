export { formatDottedHours, formatDuration, formatHours, hoursPattern, parseDuration } from './duration.ts';

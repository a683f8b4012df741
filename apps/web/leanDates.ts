import type { Plugin } from 'vite';

/** What dates are written with. */
const locale = `
import { formatLong } from '../locale/en-US/_lib/formatLong.js';
import { localize } from '../locale/en-US/_lib/localize.js';
export const defaultLocale = {
  code: 'en-US',
  formatLong,
  localize,
  options: { weekStartsOn: 0, firstWeekContainsDate: 1 },
};`;

/**
 * Leaves out of what date-fns falls back to how English dates are read, and distances written. Lists only write dates; who reads them gives a locale
 * (packages/values, parsePlainDate).
 */
export function leanDates(): Plugin {
  return {
    name: 'bureau:lean-dates',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /[\\/]date-fns[\\/]_lib[\\/]defaultLocale\.js$/ },
      handler: () => locale,
    },
  };
}

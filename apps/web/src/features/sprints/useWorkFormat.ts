import { formatDuration } from '@bureau/values';
import { useTranslation } from 'react-i18next';
import type { WorkUnit } from './burndown.ts';

/** Returns the function that writes how much work something is: a number of tasks, or a duration. */
export function useWorkFormat(unit: WorkUnit): (amount: number) => string {
  const { i18n } = useTranslation();
  return unit === 'minutes'
    ? (amount) => formatDuration(Math.round(amount))
    : (amount) => amount.toLocaleString(i18n.language);
}

import type { Activity } from '@bureau/contract';
import { formatFullName } from '@bureau/values';
import type { TFunction } from 'i18next';
import type { FieldFormatter } from '../fields/useFieldFormatters.ts';

/** Names who did something; somebody who is gone, or whom the reader may not see, has no name. */
export const personOf = (person: Activity, t: TFunction): string =>
  person.firstname === null ? t('activity.somebody') : formatFullName(person);

/** Returns a sentence that describes who did what to which field. Long texts are not repeated. */
export function describeActivity(
  activity: Activity,
  fieldFormatter: (field: string) => FieldFormatter,
  t: TFunction,
): string {
  const name = personOf(activity, t);
  const { action, field, field_label: customLabel, old_value: oldValue, new_value: newValue } = activity;
  if (action === 'created' || field === null) return t('activity.created', { name });
  const formatter = { ...fieldFormatter(field), ...(customLabel !== null && { label: customLabel }) };
  const words = { name, field: formatter.label };
  const from = oldValue === null || oldValue === '' ? undefined : formatter.format(oldValue);
  const to = newValue === null || newValue === '' ? undefined : formatter.format(newValue);
  if (formatter.sentence !== undefined && to !== undefined) return t(formatter.sentence, { name, code: to });
  const difference = formatter.difference?.(oldValue, newValue);
  if (difference !== undefined) return `${t('activity.changed_long', words)} – ${difference}`;
  if (formatter.isLong) return t('activity.changed_long', words);
  if (from !== undefined && to !== undefined) return t('activity.changed', { ...words, from, to });
  if (to !== undefined) return t('activity.set', { ...words, to });
  return t('activity.cleared', { ...words, from: from ?? t('fields.none') });
}

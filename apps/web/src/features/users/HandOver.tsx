import { SelectField, useWatch } from '@bureau/forms';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { usePicker } from '../../screens/fields/useOptions.ts';
import { ChangedIds } from '../../screens/list/ChangedIds.ts';

/** Asks in a form who takes over what is open of those who are deactivated: somebody who is not. */
export function HandOver() {
  const ids = use(ChangedIds);
  const { t } = useTranslation();
  const isActive: unknown = useWatch({ name: 'is_active' });
  const people = usePicker('users', isActive === false);
  if (isActive !== false) return null;
  return (
    <SelectField
      name="reassign_to"
      label={t('users.reassign')}
      {...people}
      options={people.options.filter((option) => !ids.includes(Number(option.id)))}
      emptyLabel={t('users.reassign.none')}
      placeholder={t('users.reassign.none')}
    />
  );
}

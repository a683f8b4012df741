import { SelectField, useWatch } from '@bureau/forms';
import { useTranslation } from 'react-i18next';
import { usePicker } from '../../screens/fields/useOptions.ts';

/** Asks in a form who takes over what is open of those who are deactivated. */
export function HandOver() {
  const { t } = useTranslation();
  const isActive: unknown = useWatch({ name: 'is_active' });
  const { options } = usePicker('users', isActive === false);
  if (isActive !== false) return null;
  return (
    <SelectField
      name="reassign_to"
      label={t('users.reassign')}
      options={options}
      emptyLabel={t('users.reassign.none')}
      placeholder={t('users.reassign.none')}
    />
  );
}

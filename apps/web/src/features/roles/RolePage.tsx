import { useTranslation } from 'react-i18next';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { RolePermissions } from './RolePermissions.tsx';
import { screens } from './roles.screens.ts';

/** Shows the role that the address names, with what it allows. */
export function RolePage() {
  const { t } = useTranslation();
  // the log has the names of all permissions before and after, which are too long for a sentence
  const permissions = { label: t('roles.permissions'), format: String, isLong: true };
  return (
    <RecordScreen
      screens={screens}
      renderContent={({ id }) => <RolePermissions id={id} />}
      formatters={{ permissions }}
    />
  );
}

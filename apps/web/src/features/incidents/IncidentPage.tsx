import { incidents } from '@bureau/contract';
import { useTranslation } from 'react-i18next';
import { useMergeAction } from '../../screens/merge/useMergeAction.tsx';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { screens } from './incidents.screens.ts';
import { useConversions } from './useConversions.tsx';

/** Shows the incident that the address names. */
export function IncidentPage() {
  const { t } = useTranslation();
  const { actionsOf, dialog } = useMergeAction(incidents, screens.path);
  const conversionsOf = useConversions();
  return (
    <>
      <RecordScreen
        screens={screens}
        moreActionsOf={(incident) => [...actionsOf(incident), ...conversionsOf(incident.id)]}
        formatters={{ merged_from: { label: t('record.merge.from'), format: String } }}
      />
      {dialog}
    </>
  );
}

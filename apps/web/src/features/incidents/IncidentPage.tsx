import { incidents } from '@bureau/contract';
import { sentenceFormatter } from '../../screens/fields/useFieldFormatters.ts';
import { useMergeAction } from '../../screens/merge/useMergeAction.tsx';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { screens } from './incidents.screens.ts';
import { useConversions } from './useConversions.tsx';

const formatters = {
  merged_from: sentenceFormatter('record.merge.log'),
  converted_to: sentenceFormatter('record.converted'),
};

/** Shows the incident that the address names. */
export function IncidentPage() {
  const { actionsOf, dialog } = useMergeAction(incidents, screens.path);
  const conversionsOf = useConversions();
  return (
    <>
      <RecordScreen
        screens={screens}
        moreActionsOf={(incident) => [...actionsOf(incident), ...conversionsOf(incident.id)]}
        formatters={formatters}
      />
      {dialog}
    </>
  );
}

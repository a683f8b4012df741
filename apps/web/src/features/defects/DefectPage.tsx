import { defects } from '@bureau/contract';
import { sentenceFormatter } from '../../screens/fields/useFieldFormatters.ts';
import { useMergeAction } from '../../screens/merge/useMergeAction.tsx';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { screens } from './defects.screens.ts';
import { useTaskConversion } from './useTaskConversion.tsx';

const formatters = { merged_from: sentenceFormatter('record.merge.log') };

/** Shows the defect that the address names. */
export function DefectPage() {
  const { actionsOf, dialog } = useMergeAction(defects, screens.path);
  const conversionsOf = useTaskConversion();
  return (
    <>
      <RecordScreen
        screens={screens}
        moreActionsOf={(defect) => [...actionsOf(defect), ...conversionsOf(defect)]}
        formatters={formatters}
      />
      {dialog}
    </>
  );
}

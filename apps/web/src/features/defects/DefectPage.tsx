import { defects } from '@bureau/contract';
import { toldBy } from '../../screens/fields/useFieldFormatters.ts';
import { useMergeAction } from '../../screens/merge/useMergeAction.tsx';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { screens } from './defects.screens.ts';

const formatters = { merged_from: toldBy('record.merge.log') };

/** Shows the defect that the address names. */
export function DefectPage() {
  const { actionsOf, dialog } = useMergeAction(defects, screens.path);
  return (
    <>
      <RecordScreen screens={screens} moreActionsOf={actionsOf} formatters={formatters} />
      {dialog}
    </>
  );
}

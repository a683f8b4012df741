import { defects } from '@bureau/contract';
import { useTranslation } from 'react-i18next';
import { useMergeAction } from '../../screens/merge/useMergeAction.tsx';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { screens } from './defects.screens.ts';

/** Shows the defect that the address names. */
export function DefectPage() {
  const { t } = useTranslation();
  const { actionsOf, dialog } = useMergeAction(defects, screens.path);
  return (
    <>
      <RecordScreen
        screens={screens}
        moreActionsOf={actionsOf}
        formatters={{ merged_from: { label: t('record.merge.from'), format: String } }}
      />
      {dialog}
    </>
  );
}

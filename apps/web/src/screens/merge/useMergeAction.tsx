import { createLazyImport, type RowAction } from '@bureau/ui';
import { Merge } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../core/account/account.ts';
import { useRecordDialog } from '../useRecordDialog.tsx';
import { isUnmerged, type Mergeable } from './isUnmerged.ts';
import type { MergeDialogProps } from './MergeDialog.tsx';

const useDialog = createLazyImport<MergeDialogProps>(
  async () => (await import('./MergeDialog.tsx')).MergeDialog,
);

interface CodedRecord extends Mergeable {
  readonly code: string;
  readonly project_id: number | null;
}

type Target = Pick<MergeDialogProps, 'resource' | 'path'>;

interface MergeAction {
  /** Returns the action that merges a record, where it can be and the user may. */
  readonly actionsOf: (record: CodedRecord) => readonly RowAction[];
  /** Asks into which one, while that is asked. */
  readonly dialog: ReactNode;
}

/** Returns the action of a record's menu that merges it into another one. */
export function useMergeAction(resource: MergeDialogProps['resource'], path: string): MergeAction {
  const { t } = useTranslation();
  const canMerge = useCan(resource.merge.rule);
  const { dialog, open } = useRecordDialog<CodedRecord, Target>(useDialog, { resource, path });
  return {
    actionsOf: (one) =>
      canMerge && isUnmerged(one)
        ? [
            {
              id: 'merge',
              label: t('record.merge.open'),
              icon: <Merge />,
              onAction: () => open(one),
            },
          ]
        : [],
    dialog,
  };
}

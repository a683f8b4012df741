import { createLazyImport, type RowAction, useLazyOverlay } from '@bureau/ui';
import { Merge } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../core/account/account.ts';
import { isUnmerged, type Mergeable } from './isUnmerged.ts';
import type { MergeDialogProps } from './MergeDialog.tsx';

const useDialog = createLazyImport<MergeDialogProps>(
  async () => (await import('./MergeDialog.tsx')).MergeDialog,
);

interface CodedRecord extends Mergeable {
  readonly code: string;
  readonly project_id: number | null;
}

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
  const [record, setRecord] = useState<CodedRecord>();
  const close = () => setRecord(undefined);
  const { Loaded: Dialog } = useLazyOverlay(useDialog, record !== undefined, close);
  return {
    actionsOf: (one) =>
      canMerge && isUnmerged(one)
        ? [
            {
              id: 'merge',
              label: t('record.merge.open'),
              icon: <Merge />,
              onAction: () => setRecord(one),
            },
          ]
        : [],
    dialog: record && Dialog && (
      <Dialog resource={resource} path={path} record={record} onOpenChange={close} />
    ),
  };
}

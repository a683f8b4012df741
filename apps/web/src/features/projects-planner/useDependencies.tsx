import { type PlannedRow, tasks } from '@bureau/contract';
import { createLazyImport, IconButton } from '@bureau/ui';
import { Workflow } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../core/account/account.ts';
import { useRecordDialog } from '../../screens/useRecordDialog.tsx';
import type { DependenciesDialogProps } from './DependenciesDialog.tsx';

const useDialog = createLazyImport<DependenciesDialogProps>(
  async () => (await import('./DependenciesDialog.tsx')).DependenciesDialog,
);

interface Dependencies {
  /** Renders the tool that asks for which others a task waits, for whoever may change tasks. */
  readonly renderTool: (row: PlannedRow) => ReactNode;
  /** Asks, while that is asked. */
  readonly dialog: ReactNode;
}

/** Lets people say in a plan for which others its tasks wait. */
export function useDependencies(rows: readonly PlannedRow[]): Dependencies {
  const { t } = useTranslation();
  const canEdit = useCan(tasks.wait.rule);
  const { dialog, open } = useRecordDialog(useDialog, { rows });
  return {
    renderTool: (one) =>
      canEdit &&
      one.kind === 'tasks' && (
        <IconButton label={t('planner.dependencies')} icon={<Workflow />} onPress={() => open(one)} />
      ),
    dialog,
  };
}

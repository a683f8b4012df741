import { type PlannedRow, tasks } from '@bureau/contract';
import { createLazyImport, IconButton, useLazyOverlay } from '@bureau/ui';
import { Workflow } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../core/account/account.ts';
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
  const [row, setRow] = useState<PlannedRow>();
  const close = () => setRow(undefined);
  const { Loaded: Dialog } = useLazyOverlay(useDialog, row !== undefined, close);
  const others = rows.filter(({ id, kind }) => kind === 'tasks' && id !== row?.id);
  return {
    renderTool: (one) =>
      canEdit &&
      one.kind === 'tasks' && (
        <IconButton label={t('planner.dependencies')} icon={<Workflow />} onPress={() => setRow(one)} />
      ),
    dialog: row && Dialog && <Dialog row={row} others={others} onOpenChange={close} />,
  };
}

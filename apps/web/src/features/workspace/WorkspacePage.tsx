import { tasks, type Tone, type WorkspaceSection, workspaceSections } from '@bureau/contract';
import { ButtonLink, DataTable, EmptyState, ListLayout, PageHeader, type RowGroup, Stats } from '@bureau/ui';
import { CircleCheck, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan, useUser } from '../../core/account/account.ts';
import { useKeepOrder } from '../../api/recordOrder.ts';
import { useOptions } from '../../screens/fields/useOptions.ts';
import { useShownFields } from '../../screens/fields/useShownFields.ts';
import { useConflictDialog } from '../../screens/list/lazyDialogs.ts';
import { QuickAdd } from '../../screens/quickAdd/QuickAdd.tsx';
import { QuickAddPlace } from '../../screens/quickAdd/QuickAddPlace.styles.ts';
import { LoadFailure } from '../../screens/states/LoadFailure.tsx';
import { screens } from './workspace.screens.ts';
import { StatsColumn } from './WorkspacePage.styles.ts';
import { useWorkColumns } from './useWorkColumns.tsx';
import { useWorkspace } from './useWorkspace.ts';
import type { WorkTask } from './WorkTask.ts';

const tones: { readonly [Section in WorkspaceSection]?: Tone } = { overdue: 'danger', today: 'warning' };

const keyOf = ({ id, section }: WorkTask) => `${section} ${id}`;
const hrefOf = ({ id }: WorkTask) => `/tasks/detail/${id}`;
const noRows: readonly WorkTask[] = [];

/** Shows the tasks of the signed-in user across all projects, by what is to be done now and later, and completes, changes and times them where they stand. */
export function WorkspacePage() {
  const { t, i18n } = useTranslation();
  const canCreate = useCan(tasks.create.rule);
  const { id: userId } = useUser();
  const { work, rows = noRows, error, retry, conflict, ...changes } = useWorkspace();
  useKeepOrder(tasks, { query: undefined, rows });
  const fields = useShownFields(screens);
  const columns = useWorkColumns({ ...changes, fields });
  const { Loaded: ConflictDialog } = useConflictDialog(conflict !== null);
  const disputed = fields.filter(({ name }) => conflict && name in conflict.mine);
  const options = useOptions(disputed);

  const groups = work?.sections.map(({ count, id, tasks: listed }): RowGroup => {
    const total = count.toLocaleString(i18n.language);
    const detail =
      count === 0
        ? t(`workspace.empty.${id}`)
        : count > listed.length
          ? t('workspace.of', { total })
          : undefined;
    return { id, label: t(`workspace.sections.${id}`), count: listed.length, detail };
  });

  return (
    <ListLayout
      header={
        <PageHeader
          title={t('breadcrumbs.workspace.title')}
          actions={
            canCreate && (
              <ButtonLink href="/tasks/create" variant="solid" tone="accent" icon={<Plus aria-hidden />}>
                {t('tasks.create')}
              </ButtonLink>
            )
          }
        />
      }
    >
      {error && !work ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <>
          <StatsColumn>
            <Stats
              isFrameless
              entries={workspaceSections.map((id) => {
                const section = work?.sections.find((one) => one.id === id);
                return {
                  id,
                  label: t(`workspace.sections.${id}`),
                  href: section?.route ?? '/tasks',
                  value: section?.count,
                  tone: tones[id],
                };
              })}
            />
          </StatsColumn>
          <QuickAddPlace>
            <QuickAdd of="tasks" filter={{ assignee_id: [userId] }} />
          </QuickAddPlace>
          <DataTable
            label={t('breadcrumbs.workspace.title')}
            columns={columns}
            rows={rows}
            getRowKey={keyOf}
            getRowHref={hrefOf}
            groups={rows.length > 0 ? groups : undefined}
            isLoading={!work}
            emptyState={
              <EmptyState
                icon={<CircleCheck />}
                title={t('workspace.empty.title')}
                description={t('workspace.empty.message')}
                action={<ButtonLink href="/tasks">{t('workspace.all_tasks')}</ButtonLink>}
              />
            }
          />
        </>
      )}
      {conflict && ConflictDialog && (
        <ConflictDialog conflict={conflict} fields={disputed} options={options} />
      )}
    </ListLayout>
  );
}

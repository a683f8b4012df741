import { projectFields, projects } from '@bureau/contract';
import {
  ButtonLink,
  EmptyState,
  FilterBar,
  type FilterDefinition,
  type FilterValues,
  ListLayout,
  PageHeader,
  SearchInput,
} from '@bureau/ui';
import { CalendarRange, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useUser } from '../../core/account/account.ts';
import { filterOf } from '../../screens/fields/kinds.tsx';
import { ownFields } from '../../screens/fields/ShownField.ts';
import { useFieldContext } from '../../screens/fields/useFieldContext.ts';
import { useOptions, usePicker } from '../../screens/fields/useOptions.ts';
import { NoMatch } from '../../screens/list/NoMatch.tsx';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';
import { defaultPeriod, defaultStatuses } from './planAddress.ts';
import * as styles from './PlannerPage.styles.ts';
import { PlanView } from './PlanView.tsx';
import { usePlanState } from './usePlanState.ts';

/** Describes by what a plan is filtered. */
const filtered = describeScreens(
  projects,
  {
    status: projectFields.status,
    client_id: projectFields.client_id,
    manager_id: projectFields.manager_id,
  },
  { choices: { status: 'projects.status' } },
);

/** Returns what a plan is filtered by: its projects as in their list, and the period. */
function useFilters(): readonly FilterDefinition[] {
  const { t } = useTranslation();
  const context = useFieldContext();
  const fields = useMemo(() => ownFields(filtered, t), [t]);
  const options = useOptions(fields);
  const chosen = usePicker('projects', true);
  return useMemo(
    () => [
      ...fields.flatMap((field) => filterOf(field, context, field.picker && options[field.picker]) ?? []),
      { kind: 'choice', id: 'id', label: t('tasks.fields.project_id'), ...chosen },
      { kind: 'dateRange', id: 'period', label: t('planner.period') },
    ],
    [chosen, context, fields, options, t],
  );
}

/** Shows what is planned in all projects that somebody sees. The address holds what narrows it, and how it is shown. */
export function PlannerPage() {
  const { t } = useTranslation();
  const { settings } = useUser();
  const { formats } = useFieldContext();
  const { change, filter, from, isNarrowed, q, sort, to, view, zoom } = usePlanState();
  const filters = useFilters();
  const today = formats.today();
  const initialPeriod = defaultPeriod(today);
  const isDefaultPeriod = from === initialPeriod.from && to === initialPeriod.to;
  const title = t('breadcrumbs.projects-planner.title');
  const createButton = useCan(projects.create.rule) && (
    <ButtonLink href="/projects/create" icon={<Plus aria-hidden />}>
      {t('record.create')}
    </ButtonLink>
  );

  return (
    <ListLayout
      header={<PageHeader title={title} isPageTitle />}
      tools={
        <>
          <SearchInput
            aria-label={t('planner.search')}
            value={q ?? ''}
            onChange={(text) => change({ q: text })}
          />
          <FilterBar<FilterValues>
            filters={filters}
            values={{ ...filter, ...(!isDefaultPeriod && { period: { from, to } }) }}
            onChange={({ period, ...values }) =>
              change({ filter: values, ...initialPeriod, ...(period as object | undefined) })
            }
            dateFormat={settings.date_format}
            today={today}
          />
        </>
      }
    >
      <styles.Page>
        <PlanView
          label={title}
          filter={{ filter, q, sort }}
          {...{ from, to, view, zoom }}
          onZoomChange={(next) => change({ zoom: next })}
          onViewChange={(next) => change({ view: next })}
          emptyState={
            isNarrowed ? (
              <NoMatch
                onClear={() => change({ q: '', filter: { status: defaultStatuses }, ...initialPeriod })}
              />
            ) : (
              <EmptyState
                icon={<CalendarRange />}
                title={t('planner.empty.title')}
                description={t('planner.empty.message')}
                action={createButton || undefined}
              />
            )
          }
        />
      </styles.Page>
    </ListLayout>
  );
}

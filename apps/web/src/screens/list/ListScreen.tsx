import type { ListQuery, ListSpec } from '@bureau/contract';
import { ColumnChooser, FilterBar, type FilterValues, ListLayout, PageHeader, SearchField } from '@bureau/ui';
import { type ReactNode, useMemo } from 'react';
import type { Identified } from '../../api/resource.ts';
import type { ListResult } from '../../api/createResourceHooks.ts';
import { useUser } from '../../core/account/account.ts';
import { useFormats } from '../../core/formats/useFormats.ts';
import type { ListFields } from '../custom/useListFields.ts';
import type { FieldFormatter } from '../ConflictDialog.tsx';
import { LoadFailure } from '../states/LoadFailure.tsx';
import { useConflictDialog } from './lazyDialogs.ts';
import { ListMenu } from './ListMenu.tsx';
import * as styles from './ListScreen.styles.ts';
import { ListTable, type ListTableProps } from './ListTable.tsx';
import { ListViews } from './ListViews.tsx';
import { useColumnState } from './useColumnState.ts';

interface ListScreenProps<Item extends Identified, Spec extends ListSpec> extends ListTableProps<Item, Spec> {
  readonly list: Omit<ListResult<Item, object>, 'updateRow'>;
  /** The address of the list; that of its import is found below it. */
  readonly path: string;
  /** What is searched: "Search by code or title". */
  readonly searchLabel: string;
  /** Names the list without a saved view: "All tasks". */
  readonly allLabel: string;
  /** What fields bring that were custom to the records, once it is known. */
  readonly custom?: ListFields<Item> | undefined;
  /** What can be done first of all: the button that creates a record. */
  readonly action?: ReactNode;
  /** Returns the formatter of a field by its name in the changes, for what two people changed at once. */
  readonly fieldFormatter: (field: string) => FieldFormatter;
}

/** Shows a list with everything that belongs to one: search, filters, views, columns, export, and the table or why there is none. */
export function ListScreen<Item extends Identified, Spec extends ListSpec>({
  action,
  custom,
  allLabel,
  filters,
  path,
  searchLabel,
  fieldFormatter,
  ...props
}: ListScreenProps<Item, Spec>) {
  const { columns: ownColumns, list, resource, state, title } = props;
  const { custom_fields: customFilters = {}, filter: ownFilters = {} } = state.query;
  const customColumns = custom?.columns;
  const columns = useMemo(
    () => (customColumns ? [...ownColumns, ...customColumns] : ownColumns),
    [customColumns, ownColumns],
  );
  const { settings } = useUser();
  const formats = useFormats();
  const columnState = useColumnState(columns, state);
  const { Loaded: ConflictDialog } = useConflictDialog(list.conflict !== null);

  return (
    <ListLayout
      header={
        <PageHeader
          title={title}
          count={list.error ? undefined : list.total}
          actions={
            <>
              <ListMenu
                resource={resource}
                query={state.query}
                columns={columnState.layout.map(({ id }) => id)}
                importHref={`${path}/import`}
              />
              {action}
            </>
          }
        />
      }
      views={<ListViews resource={resource.name} path={path} defaultLabel={allLabel} state={state} />}
      tools={
        <>
          <SearchField
            label={searchLabel}
            value={state.query.q ?? ''}
            onChange={(q) => state.change({ q }, 'replace')}
          />
          <FilterBar<FilterValues>
            filters={custom ? [...filters, ...custom.filters] : filters}
            values={{ ...ownFilters, ...custom?.readFilters(customFilters) }}
            onChange={(values) =>
              state.change(
                (custom?.divideFilters(values, customFilters) ?? { filter: values }) as Partial<
                  ListQuery<Spec>
                >,
              )
            }
            dateFormat={settings.date_format}
            today={formats.today()}
          />
          <styles.ListDisplayTools>
            <ColumnChooser
              columns={columnState.choices}
              layout={columnState.layout}
              onLayoutChange={columnState.change}
              groupings={filters.filter(({ id }) => resource.listSpec.group?.includes(id))}
              groupedBy={state.query.group ?? null}
              onGroupChange={(group) =>
                state.change({ group: (group ?? undefined) as typeof state.query.group })
              }
              isCompact={state.isCompact}
              onCompactChange={state.changeDensity}
              {...(state.columns && { onReset: columnState.reset })}
            />
          </styles.ListDisplayTools>
        </>
      }
    >
      {list.error ? (
        <LoadFailure error={list.error} onRetry={list.retry} />
      ) : (
        <ListTable {...props} filters={filters} columns={columns} columnState={columnState} />
      )}
      {list.conflict && ConflictDialog && (
        <ConflictDialog conflict={list.conflict} fieldFormatter={fieldFormatter} fields={custom?.fields} />
      )}
    </ListLayout>
  );
}

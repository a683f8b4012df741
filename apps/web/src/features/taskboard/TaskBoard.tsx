import {
  type ListQuery,
  projects,
  type ResponseOf,
  settings,
  type TaskListItem,
  tasks,
  taskStatuses,
} from '@bureau/contract';
import { MenuItem, Skeleton } from '@bureau/ui';
import { Board, type BoardKey, type BoardPlace } from '@bureau/ui/planning';
import { Gauge } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/ApiError.ts';
import { useApi } from '../../api/ApiProvider.tsx';
import { answersBelow } from '../../api/keys.ts';
import { useRequest } from '../../api/useQuery.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { useCan } from '../../core/account/account.ts';
import { describeFailure } from '../../screens/describeFailure.ts';
import { LoadFailure } from '../../screens/states/LoadFailure.tsx';
import { useRowsFailure } from '../../screens/states/useRowsFailure.ts';
import {
  type BoardGroup,
  choiceTexts,
  filterOfPlace,
  keyOfPlace,
  neighboursOf,
  noLane,
  valuesOfLane,
} from './boardCards.ts';
import { CardFace } from './CardFace.tsx';
import { CardPage } from './CardPage.tsx';
import { type ColumnLimit, LimitDialog } from './LimitDialog.tsx';
import { useBoardCards } from './useBoardCards.ts';
import { useCardFailures } from './useCardFailures.ts';
import { useCollapsedColumns } from './useCollapsedColumns.ts';
import { usePlaceHold } from './usePlaceHold.ts';
import { useLanes } from './useLanes.tsx';
import { useTaskMoves } from './useTaskMoves.ts';

type Counts = ResponseOf<typeof tasks.board>;

export interface TaskBoardProps {
  /** Names the board for assistive technology. */
  readonly label: string;
  /** Chooses the tasks of the board. It stays the same. */
  readonly query: Pick<ListQuery<typeof tasks.listSpec>, 'filter' | 'q'>;
  /** What the lanes stand for; without it there are none. */
  readonly group?: BoardGroup | undefined;
  /** Returns what stands behind the name of a lane, by its id. */
  readonly renderLaneDetail?: ((id: number) => ReactNode) | undefined;
  /** What a task that is added has beside its column and lane. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** Replaces the board where it has no tasks. */
  readonly emptyState?: ReactNode;
  /** Runs when the board cannot be read. It stays the same. */
  readonly onFailure?: (error: ApiError) => void;
}

const getCardKey = ({ id }: TaskListItem) => id;
const getCardLabel = ({ title }: TaskListItem) => title;
const getCardHref = ({ id }: TaskListItem) => `/tasks/detail/${id}`;
const renderCard = (card: TaskListItem) => <CardFace task={card} />;
const none: readonly TaskListItem[] = [];
const allStatuses = taskStatuses.map(({ value }) => value);

const keyOf = (status: TaskListItem['status']) =>
  taskStatuses.find(({ value }) => value === status)?.key ?? 'open';

/** Shows tasks as cards in columns of their statuses, in which they are moved, added and limited. */
export function TaskBoard(props: TaskBoardProps) {
  const { group, label, onFailure, query } = props;
  const { data, error, retry } = useRequest<Counts>(
    tasks.board,
    { query: { ...query, ...(group && { group }) } },
    { keepsPrevious: true },
  );
  useEffect(() => {
    if (error) onFailure?.(error);
  }, [error, onFailure]);
  if (!data) return error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton blockSize="50dvh" />;
  if (props.emptyState && data.columns.every(({ count }) => count === 0)) return props.emptyState;
  // other tasks are another board: what was loaded and moved of the one before is not its
  return <CountedBoard key={JSON.stringify([label, group, query])} {...props} counts={data} />;
}

function CountedBoard({
  counts,
  defaults,
  group,
  label,
  query,
  renderLaneDetail,
}: TaskBoardProps & { readonly counts: Counts }) {
  const { t } = useTranslation();
  const { client } = useApi();
  const write = useWrite();
  const canMove = useCan(tasks.reorder.rule);
  const canAdd = useCan(tasks.create.rule);
  const [limited, setLimited] = useState<ColumnLimit>();
  const { collapsed, collapse } = useCollapsedColumns(group !== undefined);
  const { capture, hold, onPlaceHover, release } = usePlaceHold();
  const { move, moves, undo } = useTaskMoves(group, release);
  const projectId = query.filter?.project_id?.length === 1 ? (query.filter.project_id[0] ?? null) : null;
  const canLimit = useCan(projectId === null ? settings.writers : projects.limit.rule);

  const statuses = query.filter?.status;
  const shown = counts.columns.filter(({ status }) => !statuses?.length || statuses.includes(status));
  const lanes = useLanes(counts.lanes, statuses?.length ? statuses : allStatuses, group, renderLaneDetail);

  const places = useMemo(
    (): readonly BoardPlace[] =>
      taskStatuses.flatMap(({ value }) =>
        (lanes ?? [{ id: null }]).map(({ id }) => ({ columnId: value, laneId: id })),
      ),
    [lanes],
  );
  const countOf = useCallback(
    ({ columnId, laneId }: BoardPlace) => {
      const all =
        laneId === null ? counts.columns : counts.lanes.find(({ id }) => (id ?? noLane) === laneId)?.counts;
      return all?.find(({ status }) => status === columnId)?.count ?? 0;
    },
    [counts],
  );
  const { cards, handlerOf, onRangeChange, seen } = useBoardCards(places, countOf, group, moves, {
    capture,
    hold,
  });
  const { failure, onFailureChange, retry } = useCardFailures();
  const { Loaded: RowsFailure } = useRowsFailure(failure !== undefined);
  const cardsIn = (place: BoardPlace) => cards.get(keyOfPlace(place)) ?? none;
  const getCards = useCallback(
    (columnId: BoardKey, laneId: BoardKey | null) => cards.get(keyOfPlace({ columnId, laneId })) ?? none,
    [cards],
  );

  const add = (title: string, { columnId, laneId }: BoardPlace) =>
    write(
      () =>
        client.call(tasks.create, {
          body: {
            ...defaults,
            title,
            status: Number(columnId) as TaskListItem['status'],
            ...valuesOfLane(laneId, group),
          },
          handlesErrors: true,
        }),
      // one after the other, so that they stand in their order
      {
        target: { name: `${tasks.name}/new`, version: 0 },
        invalidates: answersBelow(tasks.list.path),
        awaitsRefresh: true,
      },
    );

  return (
    <>
      {seen.map(({ page, place }) => (
        <CardPage
          key={`${keyOfPlace(place)}/${page}`}
          name={`${keyOfPlace(place)}/${page}`}
          onFailureChange={onFailureChange}
          query={{ ...query, filter: { ...query.filter, ...filterOfPlace(place, group) } }}
          page={page}
          onLoad={handlerOf(place)}
        />
      ))}
      {failure && RowsFailure && <RowsFailure error={failure} onRetry={retry} />}
      <Board<TaskListItem>
        label={label}
        columns={shown.map(({ count, held, limit, status }) => ({
          id: status,
          label: t(`${choiceTexts.status}.${keyOf(status)}`),
          count: lanes ? count : cardsIn({ columnId: status, laneId: null }).length,
          held,
          ...(limit !== null && { limit }),
        }))}
        lanes={lanes}
        getCards={getCards}
        getCardKey={getCardKey}
        getCardLabel={getCardLabel}
        getCardHref={getCardHref}
        renderCard={renderCard}
        onMove={
          canMove
            ? (change) => void move(change, neighboursOf(change, cardsIn(change.from), cardsIn(change.to)))
            : undefined
        }
        onUndo={undo}
        onAdd={canAdd ? add : undefined}
        addLabel={t('board.add')}
        getErrorMessage={(error) => describeFailure(error, t)}
        renderColumnActions={
          canLimit
            ? ({ id, label: name, limit = null }) => (
                <MenuItem
                  id="limit"
                  label={t('board.limit')}
                  icon={<Gauge />}
                  onAction={() =>
                    setLimited({ limit, name, projectId, status: id as TaskListItem['status'] })
                  }
                />
              )
            : undefined
        }
        collapsedColumns={collapsed}
        onCollapsedColumnsChange={collapse}
        onPlaceHover={onPlaceHover}
        onRangeChange={onRangeChange}
      />
      {limited && <LimitDialog column={limited} onOpenChange={() => setLimited(undefined)} />}
    </>
  );
}

import { type ListQuery, todos } from '@bureau/contract';
import { Button, useLazyOverlay } from '@bureau/ui';
import { AlarmClock } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownRows } from '../../api/recordOrder.ts';
import { useCan } from '../../core/account/account.ts';
import { useFormats } from '../../core/formats/useFormats.ts';
import type { ListScreenProps } from '../../screens/list/ListScreen.tsx';
import { useBulkEditDialog } from '../../screens/list/lazyDialogs.ts';
import { useListState } from '../../screens/list/useListState.ts';
import { useShownFields } from '../../screens/fields/useShownFields.ts';
import { addDays } from '../../core/formats/days.ts';
import type { Todo } from './Todo.ts';
import { DragArea, DropLine } from './TodosPage.styles.ts';
import { screens } from './todos.screens.tsx';
import { useMoveTodo } from './useMoveTodo.ts';
import { useSnooze } from './useSnooze.ts';
import { useTodoActions } from './useTodoActions.tsx';
import { useTodoDrag } from './useTodoDrag.ts';

type Query = ListQuery<typeof todos.listSpec>;

/** Whether a list is shown whole and in the order that people give it themselves. */
function isInOwnOrder({ custom_fields: custom, filter, q, sort }: Query): boolean {
  const isSorted = sort === undefined || sort.length === 0 || sort.join() === todos.defaultSort.join();
  return isSorted && !q && Object.keys({ ...filter, ...custom }).length === 0;
}

interface TodosPageProps {
  readonly ListScreen: ComponentType<ListScreenProps<Todo>>;
}

/** Lists what somebody has to remember, adds to it, puts it in order, and puts it off. What is put off is not shown until its day, unless it is asked for. */
export function TodosPage({ ListScreen }: TodosPageProps) {
  const { t } = useTranslation();
  const today = useFormats().today();
  const { change, query } = useListState(todos.listSpec);
  const defaultFilter = { snoozed_until: { to: today } };
  const shownRows = useShownRows<Todo>(todos);
  const canMove = useCan(todos.reorder.rule) && isInOwnOrder(query);
  const move = useMoveTodo(shownRows);
  const { areaProps, drop } = useTodoDrag(canMove, move);
  const { snoozeAsked } = useSnooze();
  const [asked, setAsked] = useState<Todo>();
  const { Loaded: DateDialog } = useLazyOverlay(useBulkEditDialog, asked !== undefined, () =>
    setAsked(undefined),
  );
  const day = useShownFields(screens).find(({ name }) => name === 'snoozed_until');
  const actions = useTodoActions({
    shownRows: canMove ? shownRows : undefined,
    move,
    onPickDate: setAsked,
  });
  const isSnoozedShown = query.filter?.snoozed_until !== undefined;

  const showSnoozed = () => {
    const { snoozed_until: _, ...others } = query.filter ?? {};
    change({
      filter: isSnoozedShown ? others : { ...others, snoozed_until: { from: addDays(today, 1) } },
    });
  };

  return (
    <DragArea {...areaProps}>
      <ListScreen
        screens={screens}
        defaultFilter={defaultFilter}
        moreActions={actions}
        addsAtOnce
        besideAdding={
          <Button icon={<AlarmClock aria-hidden />} aria-pressed={isSnoozedShown} onPress={showSnoozed}>
            {t('todos.snoozed_shown')}
          </Button>
        }
      />
      {drop && <DropLine style={drop.line} />}
      {asked && day && DateDialog && (
        <DateDialog
          key={asked.id}
          field={day}
          ids={[asked.id]}
          onSubmit={async ({ snoozed_until: until }) =>
            snoozeAsked(asked, typeof until === 'string' ? until : null)
          }
          onOpenChange={() => setAsked(undefined)}
        />
      )}
    </DragArea>
  );
}

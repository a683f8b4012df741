import { type TaskListItem, tasks } from '@bureau/contract';
import { toasts } from '@bureau/ui';
import type { BoardMove } from '@bureau/ui/planning';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isConflict } from '../../api/ApiError.ts';
import { useApi } from '../../api/ApiProvider.tsx';
import { answersBelow } from '../../api/keys.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { describeFailure, reportDefect } from '../../screens/describeFailure.ts';
import { useNextInSeriesToast } from '../tasks/service.ts';
import { type BoardGroup, type Neighbours, planMove, type SentMove, type ShownMove } from './boardCards.ts';

const nothing: readonly ShownMove[] = [];

interface MoveNotes {
  readonly onKept?: () => void;
  readonly onUnanswered?: () => void;
}

/** Whether a card is still in its column, and the move says nothing else of it that somebody may have changed. */
const isWhereItWas = (current: unknown, { body, status }: SentMove) =>
  typeof current === 'object' &&
  current !== null &&
  'status' in current &&
  current.status === status &&
  body.project_id === undefined &&
  body.priority === undefined;

/**
 * Returns the moves that are on their way, and the functions that move a card and take the last move back. A move shows at once, is one call, and goes back where
 * the server refuses it, with the reason. What somebody else has changed of the card meanwhile keeps it from nothing, unless they have put it elsewhere: then it can
 * be made all the same. `release` shows all places as they are.
 */
export function useTaskMoves(group: BoardGroup | undefined, release: () => void) {
  const { t } = useTranslation();
  const { client } = useApi();
  const write = useWrite();
  const showNextInSeries = useNextInSeriesToast();
  const [moves, setMoves] = useState(nothing);
  const done = useRef<readonly SentMove[]>([]);

  /** Whether a move was made. `onKept` runs when it is made all the same later on, `onUnanswered` where nobody knows whether it was, so that it can be tried again. */
  async function send(move: SentMove, notes: MoveNotes, isKept = false): Promise<boolean> {
    const { body, shown } = move;
    const { card } = shown;
    setMoves((before) => [...before, shown]);
    try {
      await write(
        (version) =>
          client.call(tasks.reorder, {
            body: isKept ? body : { ...body, version },
            isBackground: true,
            handlesErrors: true,
          }),
        {
          target: { name: `tasks/${card.id}`, version: card.version },
          invalidates: answersBelow(tasks.list.path),
          awaitsRefresh: true,
          isOutdatedBy: () => true,
        },
      );
      return true;
    } catch (error) {
      const isOutdated = isConflict(error);
      if (isOutdated && !isKept && isWhereItWas(error.current, move)) return await send(move, notes, true);
      reportDefect(error);
      release();
      const reason = isOutdated ? t('board.conflict') : describeFailure(error, t);
      const keep = async () => {
        release();
        if (await send(move, notes, true)) notes.onKept?.();
      };
      if (error instanceof ApiError && error.isUnanswered) notes.onUnanswered?.();
      toasts.show({
        tone: 'danger',
        message: t('board.refused', { title: card.title, reason }),
        ...(isOutdated && { action: { label: t('conflict.keep_mine'), onPress: () => void keep() } }),
      });
      return false;
    } finally {
      setMoves((before) => before.filter((one) => one !== shown));
    }
  }

  async function undoMove(move: SentMove, place: number) {
    const onUnanswered = () => {
      done.current = done.current.toSpliced(place, 0, move);
    };
    if (await send(move, { onUnanswered })) await showNextInSeries(move.shown.card);
  }

  return {
    moves,
    async move(change: BoardMove<TaskListItem>, neighbours: Neighbours) {
      const { back, there } = planMove(change, group, neighbours);
      const note = () => {
        done.current = [...done.current, back];
      };
      note();
      release();
      if (!(await send(there, { onKept: note }))) done.current = done.current.filter((one) => one !== back);
    },
    /** Takes the last move back, and returns the card; undefined where there is none. */
    undo(): number | undefined {
      const last = done.current.at(-1);
      if (last === undefined) return undefined;
      done.current = done.current.slice(0, -1);
      release();
      void undoMove(last, done.current.length);
      return last.shown.card.id;
    },
  };
}

import type { ReactNode } from 'react';
import { useUiMessages } from '../../provider/messages/index.ts';
import type { DateRange } from '../parts/dates.types.ts';
import { Choice, Choices } from './QuickRanges.styles.ts';
import { type QuickRange, quickRanges } from './dateRanges.ts';

export interface QuickRangesProps {
  /** The day that counts as today, `yyyy-MM-dd`. */
  readonly today: string;
  /** 0 for Sunday to 6 for Saturday. */
  readonly firstDayOfWeek: number;
  /** The range that is chosen. */
  readonly value: DateRange;
  /** Offers everything until yesterday, for dates by which something is due. */
  readonly hasOverdue?: boolean | undefined;
  onChoose: (range: QuickRange['range']) => void;
  /** Shows more choices behind the others. */
  readonly children?: ReactNode;
}

/** Offers the ranges of dates that are chosen often. The first one takes the focus. */
export function QuickRanges({
  today,
  firstDayOfWeek,
  value,
  hasOverdue = false,
  onChoose,
  children,
}: QuickRangesProps) {
  const t = useUiMessages();
  const offered = quickRanges(today, firstDayOfWeek).filter(({ id }) => id !== 'overdue' || hasOverdue);
  return (
    <Choices aria-label={t('ui.range.quick.label')}>
      {offered.map(({ id, range }, place) => (
        <Choice
          key={id}
          type="button"
          autoFocus={place === 0}
          aria-pressed={range.from === (value.from ?? undefined) && range.to === (value.to ?? undefined)}
          onClick={() => onChoose(range)}
        >
          {t(`ui.range.quick.${id}`)}
        </Choice>
      ))}
      {children}
    </Choices>
  );
}

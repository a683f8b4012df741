import { useFirstDayOfWeek } from '../../../provider/week/index.ts';
import { useToday } from '../../../provider/zone/index.ts';
import { Calendar } from '../../Calendar/index.ts';
import type { DateRange } from '../../parts/dates.types.ts';
import { QuickRanges } from '../QuickRanges.tsx';
import { Root } from './DateRangePanel.styles.ts';

export interface DateRangePanelProps {
  readonly value: DateRange;
  readonly today: string | undefined;
  readonly minDate: string | undefined;
  readonly maxDate: string | undefined;
  readonly isClearable: boolean;
  onChoose: (range: DateRange) => void;
}

/** Lets a range of dates be chosen: one that is chosen often, or by two presses in a month. */
export function DateRangePanel({ value, today: given, onChoose, ...calendar }: DateRangePanelProps) {
  const today = useToday();
  return (
    <Root>
      <QuickRanges
        today={given ?? today}
        firstDayOfWeek={useFirstDayOfWeek()}
        value={value}
        onChoose={onChoose}
      />
      <Calendar selectionMode="range" value={value} onChange={onChoose} {...calendar} />
    </Root>
  );
}

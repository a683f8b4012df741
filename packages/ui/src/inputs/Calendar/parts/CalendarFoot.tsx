import { useUiMessages } from '../../../provider/messages/index.ts';
import { Foot, FootButton } from '../Calendar.styles.ts';

export interface CalendarFootProps {
  /** Offers today; a range has other ways to it. */
  readonly hasToday: boolean;
  /** Whether today lies between the first and the last date. */
  readonly isTodayOffered: boolean;
  readonly onToday: () => void;
  /** Takes the value away; there is no button without. */
  readonly onClear: (() => void) | undefined;
}

/** Offers what needs no look at the month. */
export function CalendarFoot({ hasToday, isTodayOffered, onToday, onClear }: CalendarFootProps) {
  const t = useUiMessages();
  return (
    <Foot>
      {hasToday && (
        <FootButton slot={null} isDisabled={!isTodayOffered} onPress={onToday}>
          {t('ui.calendar.today')}
        </FootButton>
      )}
      {onClear && (
        <FootButton slot={null} onPress={onClear}>
          {t('ui.calendar.clear')}
        </FootButton>
      )}
    </Foot>
  );
}

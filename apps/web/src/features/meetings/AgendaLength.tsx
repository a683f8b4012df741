import { Alert } from '@bureau/ui';
import { formatDuration } from '@bureau/values';
import { useTranslation } from 'react-i18next';
import { propertyOf } from '../../screens/fields/ShownField.ts';

interface AgendaLengthProps {
  /** The points of the agenda: of those that are typed, what is no number yet counts nothing. */
  readonly items: unknown;
  /** How long the meeting lasts, in minutes, where that is known. */
  readonly duration: unknown;
}

const minutesOf = (item: unknown) => {
  const minutes = propertyOf(Object(item) as object, 'minutes');
  return typeof minutes === 'number' ? minutes : 0;
};

/** Warns that the points of an agenda take longer than their meeting lasts. */
export function AgendaLength({ duration, items }: AgendaLengthProps) {
  const { t } = useTranslation();
  const all: readonly unknown[] = Array.isArray(items) ? items : [];
  const sum = all.reduce<number>((minutes, item) => minutes + minutesOf(item), 0);
  return (
    typeof duration === 'number' &&
    sum > duration && (
      <Alert tone="warning">
        {t('meetings.agenda.too_long', { agenda: formatDuration(sum), duration: formatDuration(duration) })}
      </Alert>
    )
  );
}

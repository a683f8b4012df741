import { X } from 'lucide-react';
import { type AriaAttributes, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { useUiMessages } from '../../../provider/messages/index.ts';
import { Calendar } from '../../Calendar/index.ts';
import { Dates, Item, Root } from './MultiDatePanel.styles.ts';

export interface MultiDatePanelProps {
  /** Names the calendar and the list. */
  readonly labelProps: Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'>;
  readonly dates: readonly string[];
  /** Writes a date for people. */
  readonly format: (date: string) => string;
  readonly minDate: string | undefined;
  readonly maxDate: string | undefined;
  onChange: (dates: readonly string[]) => void;
}

/** Lets dates be chosen from a month, and be taken away: there, or in a list of them. */
export function MultiDatePanel({
  labelProps,
  dates,
  format,
  minDate,
  maxDate,
  onChange,
}: MultiDatePanelProps) {
  const t = useUiMessages();
  const list = useRef<HTMLUListElement>(null);
  const monthId = useId();

  const remove = (removed: string) => {
    const place = dates.indexOf(removed);
    flushSync(() => onChange(dates.filter((date) => date !== removed)));
    const buttons = list.current?.querySelectorAll('button') ?? [];
    // On to the next date; from the last one back to the month.
    const next = buttons[Math.min(place, buttons.length - 1)];
    const month = document
      .getElementById(monthId)
      ?.querySelector<HTMLElement>('[role="button"][tabindex="0"]');
    (next ?? month)?.focus();
  };

  return (
    <Root>
      <Calendar
        id={monthId}
        {...labelProps}
        autoFocus
        selectionMode="multiple"
        value={dates}
        onChange={onChange}
        {...{ minDate, maxDate }}
      />
      {dates.length > 0 && (
        <Dates ref={list} {...labelProps}>
          {dates.map((date) => (
            <Item key={date}>
              {format(date)}
              <IconButton
                label={t('ui.dates.remove', { date: format(date) })}
                icon={<X aria-hidden />}
                size="small"
                onPress={() => remove(date)}
              />
            </Item>
          ))}
        </Dates>
      )}
    </Root>
  );
}

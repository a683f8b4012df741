import { createLazyImport, useLazyOverlay } from '@bureau/ui';
import { CalendarDays } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { useFormsMessages } from '../../messages/index.ts';
import type { ValueFormat, TextControlProps } from '../controls.types.ts';
import { TextControl } from '../TextControl.tsx';
import * as styles from './DateControl.styles.ts';
import type { CalendarPanelProps } from './parts/CalendarPanel.tsx';

const useCalendarPanel = createLazyImport<CalendarPanelProps>(
  async () => (await import('./parts/CalendarPanel.tsx')).CalendarPanel,
);

export interface DateControlProps extends TextControlProps {
  /** Formats and parses the dates of the control. */
  readonly dateFormatter: Pick<ValueFormat<string>, 'format' | 'parse'>;
  /** Offers no earlier dates in the calendar. */
  readonly minDate?: string;
  /** Lets the date be taken away in the calendar. */
  readonly isClearable: boolean;
}

/**
 * Takes a date: typed, or chosen in a calendar that is loaded when it is first opened. Arrow down with Alt opens it too, so
 * that its button is no stop of the Tab key.
 */
export function DateControl({
  dateFormatter,
  minDate,
  isClearable,
  value,
  onValueChange,
  'data-inline': isInline,
  'data-in-cell': isInCell,
  ...props
}: DateControlProps) {
  const messages = useFormsMessages();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const calendarId = useId();
  const { Loaded: CalendarPanel, preload } = useLazyOverlay(useCalendarPanel, isOpen, () => setIsOpen(false));
  const isLocked = props.readOnly === true || props.disabled === true;

  const choose = (date: string | undefined) => {
    flushSync(() => {
      onValueChange(date === undefined ? '' : dateFormatter.format(date));
      setIsOpen(false);
    });
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !event.altKey || isLocked) return;
    event.preventDefault();
    setIsOpen(true);
  };

  return (
    <styles.Root ref={box} data-inline={isInline} data-in-cell={isInCell}>
      <TextControl
        {...props}
        ref={input}
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen && CalendarPanel ? calendarId : undefined}
        value={value}
        onValueChange={onValueChange}
        data-inline={isInline}
        onKeyDown={onKeyDown}
      />
      {(isInline || !isLocked) && (
        <styles.OpenButton
          label={messages('forms.date.open')}
          icon={<CalendarDays aria-hidden />}
          size="small"
          excludeFromTabOrder
          isDisabled={isLocked}
          onHoverStart={preload}
          onPress={() => setIsOpen(true)}
        />
      )}
      <styles.Panel
        triggerRef={box}
        placement="bottom start"
        offset={4}
        isOpen={isOpen && CalendarPanel !== undefined}
        onOpenChange={setIsOpen}
      >
        <Dialog id={calendarId} aria-label={props['aria-label'] ?? messages('forms.date.open')}>
          {CalendarPanel && (
            <CalendarPanel
              date={dateFormatter.parse(value)}
              minDate={minDate}
              onChoose={choose}
              onClear={isClearable && value !== '' ? () => choose(undefined) : undefined}
            />
          )}
        </Dialog>
      </styles.Panel>
    </styles.Root>
  );
}

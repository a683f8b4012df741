import { type DateOrder, dateOrders, readDate } from '@bureau/values';
import { useId } from 'react';
import { useLocale } from 'react-aria-components';
import { useUiMessages } from '../../../provider/index.ts';
import { ControlSelect } from '../../../data/controls/controls.styles.ts';
import { Reading } from '../ColumnMapping.styles.ts';
import type { FileColumn } from '../ColumnMapping.types.ts';
import { plainSample } from '../plainSample.ts';

interface DateOrderSelectProps {
  column: FileColumn;
  order: DateOrder;
  onChange: (order: DateOrder) => void;
}

/** Asks in which order the dates of a column are written, and shows by one of them how it is then read. */
export function DateOrderSelect({ column, order, onChange }: DateOrderSelectProps) {
  const t = useUiMessages();
  const { locale } = useLocale();
  const id = useId();
  const dates = column.samples.filter((sample) => sample.trim() !== '');
  // One that cannot be read says more than one that can.
  const sample = dates.find((date) => readDate(date, order) === null) ?? dates[0];
  const read = sample === undefined ? null : readDate(sample, order);
  return (
    <div>
      <ControlSelect
        aria-label={t('ui.mapping.order', { column: column.name })}
        aria-describedby={id}
        value={order}
        onChange={({ target }) => onChange(dateOrders.find((known) => known === target.value) ?? order)}
      >
        {dateOrders.map((known) => (
          <option key={known} value={known}>
            {t(`ui.mapping.order.${known}`)}
          </option>
        ))}
      </ControlSelect>
      {sample !== undefined && (
        <Reading id={id} data-failed={read === null || undefined}>
          {read === null
            ? t('ui.mapping.unread', { sample: plainSample(sample) })
            : t('ui.mapping.read', {
                sample: plainSample(sample),
                date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
                  new Date(read),
                ),
              })}
        </Reading>
      )}
    </div>
  );
}

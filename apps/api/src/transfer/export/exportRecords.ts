import type { ExportFormat, ListQuery, ListSpec } from '@bureau/contract';
import { and, type SQL } from '../../db/orm.ts';
import type { Origin } from '../../access/Origin.ts';
import { dayIn } from '../../access/timeZoneOf.ts';
import type { Database } from '../../db/database.ts';
import { conditionOf, listIds, type ListSource, orderOf } from '../../db/list/listSource.ts';
import type { MessageKey } from '../../errors/messages.ts';
import type { FileAnswer } from '../../http/fileAnswer.ts';
import { createClock } from '../cells.ts';
import type { WrittenField } from '../fields.ts';
import { exportList } from './exportList.ts';

/** Describes what is exported of a resource. */
interface ExportedList<Spec extends ListSpec, Row> {
  /** Names the file, without its extension. */
  readonly name: MessageKey;
  readonly query: ListQuery<Spec> & { readonly format: ExportFormat; readonly columns?: string };
  readonly origin: Origin;
  readonly timeZone: string;
  readonly source: ListSource<Spec>;
  /** The order of a list that asks for none. */
  readonly fallback: NonNullable<ListQuery<Spec>['sort']>;
  readonly visible: SQL | undefined;
  readonly fields: Readonly<Record<string, WrittenField<Row>>>;
  /** Reads records in the order of their ids, as far as columns tell of them. */
  readonly read: (ids: readonly number[], columns: readonly string[]) => Promise<readonly Row[]>;
}

/** Exports the records that a list shows, in its order, with instants as the caller's clock shows them. */
export async function exportRecords<const Spec extends ListSpec, Row>(
  db: Database,
  { query, origin, timeZone, source, fallback, visible, fields, read, ...file }: ExportedList<Spec, Row>,
): Promise<FileAnswer> {
  const condition = and(visible, conditionOf(source, query));
  const clock = createClock(timeZone);
  return exportList({
    ...file,
    format: query.format,
    columns: query.columns,
    locale: origin.locale,
    day: dayIn(timeZone, origin.now),
    ids: await listIds(db, source, condition, orderOf(source, query, fallback)),
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, field]): [string, WrittenField<Row>] => [
        name,
        {
          ...field,
          cell(row, to) {
            const cell = field.cell(row, to);
            return cell?.kind === 'instant' ? { ...cell, value: clock(cell.value) } : cell;
          },
        },
      ]),
    ),
    read,
  });
}

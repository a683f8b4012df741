import { plainDate } from '../http/schema.ts';

/** Holds on which plain dates something begins and is due, as far as they are known. */
export interface DatedRecord {
  readonly start_date?: string | null | undefined;
  readonly due_date?: string | null | undefined;
}

/** Tells whether something would be due before it begins. */
export const isDueBeforeStart = ({ start_date: start, due_date: due }: DatedRecord): boolean =>
  start != null && due != null && due < start;

/**
 * Describes the day by which something is due that is said together with its start. A change of one of the two is compared with what the record
 * has, which a schema does not know.
 */
export const dueDate = () =>
  plainDate()
    .nullable()
    .test({
      name: 'dateOrder',
      test: (value, { parent }) =>
        !isDueBeforeStart({ due_date: value, start_date: (parent as DatedRecord).start_date }),
    });

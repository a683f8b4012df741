/** Holds on which plain dates something begins and is due, as far as they are known. */
export interface DatedRecord {
  readonly start_date?: string | null | undefined;
  readonly due_date?: string | null | undefined;
}

/** Returns whether something would be due before it begins. */
export const isDueBeforeStart = ({ start_date: start, due_date: due }: DatedRecord): boolean =>
  start != null && due != null && due < start;

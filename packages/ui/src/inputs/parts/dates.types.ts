/** Describes a range of dates, `yyyy-MM-dd`, both ends included; an end that is missing, null or empty is open. */
export interface DateRange {
  /** The first day (`yyyy-MM-dd`), or null for an open start. */
  readonly from?: string | null | undefined;
  /** The last day (`yyyy-MM-dd`), or null for an open end. */
  readonly to?: string | null | undefined;
}

/** Describes a range of dates, `yyyy-MM-dd`, both ends included; an end that is missing, null or empty is open. */
export interface DateRange {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

export interface Mergeable {
  readonly id: number;
  /** Is there of a record that was read by itself. */
  readonly merged_into_id?: number | null;
}

/** Whether a record was not merged into another one, as far as is known of it: what was merged stays closed (docs/product.md §4). */
export const isUnmerged = ({ merged_into_id: intoId = null }: Mergeable): boolean => intoId === null;

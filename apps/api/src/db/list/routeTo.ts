import { formatListQuery, type ListQuery, type ListSpec } from '@bureau/contract';

/** Returns the address of a list that shows what a query finds. */
export const routeTo = <Spec extends ListSpec>(path: string, query: ListQuery<Spec>): string =>
  `${path}?${new URLSearchParams(formatListQuery(query)).toString()}`;

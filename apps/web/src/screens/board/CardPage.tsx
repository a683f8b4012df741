import { type List, type ListQuery, type TaskListItem, tasks } from '@bureau/contract';
import { useEffect } from 'react';
import { listPageSize } from '../../api/listPageSize.ts';
import { useRequest } from '../../api/useQuery.ts';

interface CardPageProps {
  readonly query: ListQuery<typeof tasks.listSpec>;
  readonly page: number;
  /** Runs with each answer. It stays the same. */
  readonly onLoad: (page: number, answer: List<TaskListItem>) => void;
}

/** Reads a page of the cards of a place for as long as it is in view, so that what others change in it is read again. Shows nothing. */
export function CardPage({ onLoad, page, query }: CardPageProps) {
  const { data } = useRequest<List<TaskListItem>>(tasks.list, {
    query: { ...query, sort: ['position'], page, per_page: listPageSize },
    isBackground: true,
  });
  useEffect(() => {
    if (data) onLoad(page, data);
  }, [data, onLoad, page]);
  return null;
}

import { type List, type ListQuery, type TaskListItem, tasks } from '@bureau/contract';
import { useEffect } from 'react';
import type { ApiError } from '../../api/ApiError.ts';
import { listPageSize } from '../../api/listPageSize.ts';
import { useRequest } from '../../api/useQuery.ts';

interface CardPageProps {
  /** Identifies the page among others of the board. */
  readonly name: string;
  readonly query: ListQuery<typeof tasks.listSpec>;
  readonly page: number;
  /** Runs with each answer. It stays the same. */
  readonly onLoad: (page: number, answer: List<TaskListItem>) => void;
  /** Runs with why the page is not there, and without once it is. It stays the same. */
  readonly onFailureChange: (name: string, failure: ApiError | undefined) => void;
}

/** Reads a page of the cards of a place for as long as it is in view, so that what others change in it is read again. Shows nothing. */
export function CardPage({ name, onFailureChange, onLoad, page, query }: CardPageProps) {
  const { data, error } = useRequest<List<TaskListItem>>(tasks.list, {
    query: { ...query, sort: ['position'], page, per_page: listPageSize },
    isBackground: true,
  });
  useEffect(() => {
    if (data) onLoad(page, data);
  }, [data, onLoad, page]);
  const failure = data ? undefined : error;
  useEffect(() => {
    if (!failure) return undefined;
    onFailureChange(name, failure);
    return () => onFailureChange(name, undefined);
  }, [failure, name, onFailureChange]);
  return null;
}

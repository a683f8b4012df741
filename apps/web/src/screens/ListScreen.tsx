import { Button, EmptyState, ListLayout, PageHeader } from '@bureau/ui';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListPages } from '../api/useListPages.ts';
import { LoadFailure } from './LoadFailure.tsx';

interface ListScreenProps {
  readonly title: string;
  readonly list: ListPages<unknown>;
  /** Gives what can be done with the list as a whole, the primary action last. */
  readonly actions?: ReactNode;
  /** Gives what narrows the list: a SearchField and a FilterBar. */
  readonly tools: ReactNode;
  /** Gives the table. */
  readonly children: ReactNode;
}

/** Shows a list in whatever state it is: its head and tools always, the table or why there is none. */
export function ListScreen({ title, list, actions, tools, children }: ListScreenProps) {
  return (
    <ListLayout header={<PageHeader title={title} count={list.total} actions={actions} />} tools={tools}>
      {list.error ? <LoadFailure error={list.error} onRetry={list.retry} /> : children}
    </ListLayout>
  );
}

/** Says that nothing matches, and offers to look at everything again. */
export function NoMatch({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('list.no_match.title')}
      description={t('list.no_match.message')}
      action={<Button onPress={onClear}>{t('list.no_match.clear')}</Button>}
    />
  );
}

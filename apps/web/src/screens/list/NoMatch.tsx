import { Button, EmptyState } from '@bureau/ui';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Shows that nothing matches, and offers to clear the filters. */
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

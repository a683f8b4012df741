import { Button, EmptyState } from '@bureau/ui';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { focusHeading } from '../../core/navigation/focusHeading.ts';

/** Shows that nothing matches, and offers to clear the filters. */
export function NoMatch({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation();
  // the button goes with what it says
  const clear = () => {
    focusHeading();
    onClear();
  };
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('list.no_match.title')}
      description={t('list.no_match.message')}
      action={<Button onPress={clear}>{t('list.no_match.clear')}</Button>}
    />
  );
}

import { Link } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useCanOpen } from '../../../core/navigation/useCanOpen.ts';
import { All } from '../Dashboard.styles.ts';

/** How many there are, and where they are listed. */
export interface FoundList {
  readonly count: number;
  readonly route: string;
}

/** Leads to all that a widget shows some of, where that has a page. */
export function ListLink({ list: { count, route } }: { readonly list: FoundList }) {
  const { i18n, t } = useTranslation();
  const canOpen = useCanOpen();
  if (!canOpen(route)) return null;
  return (
    <All>
      <Link href={route}>{t('dashboard.all', { total: count.toLocaleString(i18n.language) })}</Link>
    </All>
  );
}

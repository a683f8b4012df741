import { Button } from '@bureau/ui';
import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HeldNews } from './createRefresh.ts';
import { FloatingStatus } from './ListNews.styles.ts';

interface ListNewsProps {
  /** What a list does not show yet; null where it shows everything. */
  readonly news: HeldNews | null;
  readonly onShow: () => void;
}

/** Says that a list has changed while somebody works in it, and shows it when asked to. */
export function ListNews({ news, onShow }: ListNewsProps) {
  const { t } = useTranslation();
  return (
    // it is there before it has something to say, so that this is spoken
    <FloatingStatus role="status">
      {news && (
        <Button variant="solid" tone="accent" size="small" icon={<ArrowUp aria-hidden />} onPress={onShow}>
          {news.added > 0 ? t('shell.live.added', { count: news.added }) : t('shell.live.changed')}
        </Button>
      )}
    </FloatingStatus>
  );
}

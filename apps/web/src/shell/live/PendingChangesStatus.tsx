import { Button } from '@bureau/ui';
import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PendingChanges } from './createRefresh.ts';
import { FloatingStatus } from './PendingChangesStatus.styles.ts';

interface PendingChangesStatusProps {
  /** What a list does not show yet; null where it shows everything. */
  readonly held: PendingChanges | null;
  readonly onShow: () => void;
}

/** Shows that a list has changed while somebody works in it, and offers to refresh it. */
export function PendingChangesStatus({ held, onShow }: PendingChangesStatusProps) {
  const { t } = useTranslation();
  return (
    // it is there before it has something to say, so that this is spoken
    <FloatingStatus role="status">
      {held && (
        <Button variant="solid" tone="accent" size="small" icon={<ArrowUp aria-hidden />} onPress={onShow}>
          {held.added > 0 ? t('shell.live.added', { count: held.added }) : t('shell.live.changed')}
        </Button>
      )}
    </FloatingStatus>
  );
}

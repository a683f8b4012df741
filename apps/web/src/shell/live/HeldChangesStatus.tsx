import { Button } from '@bureau/ui';
import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HeldChanges } from './createRefresh.ts';
import { FloatingStatus } from './HeldChangesStatus.styles.ts';

interface HeldChangesStatusProps {
  /** What a list does not show yet; null where it shows everything. */
  readonly held: HeldChanges | null;
  readonly onShow: () => void;
}

/** Says that a list has changed while somebody works in it, and shows it when asked to. */
export function HeldChangesStatus({ held, onShow }: HeldChangesStatusProps) {
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

import type { WidgetKind } from '@bureau/contract';
import { Button, Menu, MenuItem } from '@bureau/ui';
import { Plus, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { focusHeadingAfterRemoval } from '../../core/navigation/focusHeading.ts';

interface ArrangeActionsProps {
  /** Lists the widgets that can be added. */
  readonly offered: readonly WidgetKind[];
  readonly canReset: boolean;
  readonly onAdd: (kind: WidgetKind) => void;
  readonly onReset: () => Promise<void>;
  readonly onDone: () => void;
}

/** Adds widgets to the dashboard while it is arranged, brings the usual ones back, and ends the arranging. */
export function ArrangeActions({ offered, canReset, onAdd, onReset, onDone }: ArrangeActionsProps) {
  const { t } = useTranslation();
  return (
    <>
      {canReset && (
        <Button
          ref={focusHeadingAfterRemoval}
          variant="ghost"
          icon={<RotateCcw aria-hidden />}
          onPress={() => void onReset()}
        >
          {t('dashboard.arrange.reset')}
        </Button>
      )}
      <Menu
        label={t('dashboard.arrange.add')}
        placement="bottom end"
        trigger={
          <Button icon={<Plus aria-hidden />} isDisabled={offered.length === 0}>
            {t('dashboard.arrange.add')}
          </Button>
        }
      >
        {offered.map((kind) => (
          <MenuItem
            key={kind}
            id={kind}
            label={t(`dashboard.widgets.${kind}`)}
            onAction={() => onAdd(kind)}
          />
        ))}
      </Menu>
      <Button variant="solid" tone="accent" autoFocus onPress={onDone}>
        {t('dashboard.arrange.done')}
      </Button>
    </>
  );
}

import { X } from 'lucide-react';
import { Button, IconButton } from '../../../primitives/index.ts';
import { useUiMessages } from '../../../provider/index.ts';
import type { BulkActionBarProps } from '../BulkActionBar.types.ts';
import { useEscape } from '../../../overlay/useEscape.ts';
import { useNeighbourFocus } from '../../controls/useNeighbourFocus.ts';
import { useToastOffset } from '../useToastOffset.ts';
import { useFocusRestore } from '../useFocusRestore.ts';
import { Actions, Bar, Count } from './OpenBar.styles.ts';

/** Shows how many rows are selected, and what can be done with them. */
export function OpenBar({
  count,
  total,
  onClear,
  onSelectAll,
  isSelectingAll,
  children,
}: BulkActionBarProps) {
  const t = useUiMessages();
  const focus = useFocusRestore();
  useEscape(onClear, focus.ref);
  useToastOffset(focus.ref);
  const canSelectAll = onSelectAll !== undefined && total !== undefined && total > count;
  return (
    <div {...focus}>
      <Bar aria-label={t('ui.selection.label')}>
        <Count>
          {t('ui.selection.count', { count })}
          {canSelectAll && (
            <SelectAll total={total} isPending={isSelectingAll ?? false} onPress={onSelectAll} />
          )}
        </Count>
        <Actions>{children}</Actions>
        <IconButton label={t('ui.selection.clear')} icon={<X aria-hidden />} size="small" onPress={onClear} />
      </Bar>
    </div>
  );
}

interface SelectAllProps {
  total: number;
  isPending: boolean;
  onPress: () => void;
}

/** Selects all rows. It goes away then, and leaves the focus to what can be done with them. */
function SelectAll({ total, isPending, onPress }: SelectAllProps) {
  const t = useUiMessages();
  const button = useNeighbourFocus<HTMLButtonElement>();
  return (
    <Button ref={button} variant="ghost" size="small" isPending={isPending} onPress={onPress}>
      {t('ui.selection.selectAll', { count: total })}
    </Button>
  );
}

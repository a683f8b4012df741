import { X } from 'lucide-react';
import { Button, IconButton } from '../../primitives/index.ts';
import { useUiMessages } from '../../provider/index.ts';
import { Actions, Bar, Count, Root } from './SelectionBar.styles.ts';
import type { SelectionBarProps } from './SelectionBar.types.ts';
import { useEscape } from './useEscape.ts';
import { useReturnedFocus } from './useReturnedFocus.ts';
import { useSpokenCount } from './useSpokenCount.ts';

/**
 * Offers what can be done with the selected rows. It stands behind the list, takes no place, and rises over the list's lower
 * edge when something is selected.
 */
export function SelectionBar({ className, ref, ...props }: SelectionBarProps) {
  const t = useUiMessages();
  const { count } = props;
  useSpokenCount(count === 0 ? t('ui.selection.cleared') : t('ui.selection.count', { count }));
  return (
    <Root ref={ref} className={className}>
      {count > 0 && <OpenBar {...props} />}
    </Root>
  );
}

type OpenBarProps = Omit<SelectionBarProps, 'className' | 'ref'>;

function OpenBar({ count, total, onClear, onSelectAll, isSelectingAll, children }: OpenBarProps) {
  const t = useUiMessages();
  const focus = useReturnedFocus();
  useEscape(onClear);
  const canSelectAll = onSelectAll !== undefined && total !== undefined && total > count;
  return (
    <div {...focus}>
      <Bar aria-label={t('ui.selection.label')}>
        <Count>
          {t('ui.selection.count', { count })}
          {canSelectAll && (
            <Button variant="ghost" size="small" isPending={isSelectingAll} onPress={onSelectAll}>
              {t('ui.selection.selectAll', { count: total })}
            </Button>
          )}
        </Count>
        <Actions>{children}</Actions>
        <IconButton label={t('ui.selection.clear')} icon={<X aria-hidden />} size="small" onPress={onClear} />
      </Bar>
    </div>
  );
}

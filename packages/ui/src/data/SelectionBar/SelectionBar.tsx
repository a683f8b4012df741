import { useUiMessages } from '../../provider/index.ts';
import { OpenBar } from './parts/OpenBar.tsx';
import { Root } from './SelectionBar.styles.ts';
import type { SelectionBarProps } from './SelectionBar.types.ts';
import { useSpokenCount } from './useSpokenCount.ts';

/**
 * Offers what can be done with the selected rows. It stands behind the list, takes no place, and rises over the list's lower
 * edge when something is selected. It may be loaded with the first selection: that is said, too.
 */
export function SelectionBar({ className, ref, ...props }: SelectionBarProps) {
  const t = useUiMessages();
  const { count } = props;
  const cleared = t('ui.selection.cleared');
  useSpokenCount(count === 0 ? cleared : t('ui.selection.count', { count }), cleared);
  return (
    <Root ref={ref} className={className}>
      {count > 0 && <OpenBar {...props} />}
    </Root>
  );
}

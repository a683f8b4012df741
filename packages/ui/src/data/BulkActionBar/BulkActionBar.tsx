import { useUiMessages } from '../../provider/index.ts';
import { rootPropsOf } from '../../primitives/root/index.ts';
import { OpenBar } from './parts/OpenBar.tsx';
import { Root } from './BulkActionBar.styles.ts';
import type { BulkActionBarProps } from './BulkActionBar.types.ts';
import { useAnnouncedCount } from './useAnnouncedCount.ts';

/**
 * Offers what can be done with the selected rows. It stands behind the list, takes no place, and rises over the list's lower
 * edge when something is selected. It may be loaded with the first selection: that is said, too.
 */
export function BulkActionBar(props: BulkActionBarProps) {
  const t = useUiMessages();
  const { count } = props;
  const cleared = t('ui.selection.cleared');
  useAnnouncedCount(count === 0 ? cleared : t('ui.selection.count', { count }), cleared);
  return <Root {...rootPropsOf(props)}>{count > 0 && <OpenBar {...props} />}</Root>;
}

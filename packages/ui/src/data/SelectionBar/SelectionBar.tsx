import { createLazyPart } from '../../lazy/index.ts';
import { useOverlayPart } from '../../overlay/useOverlayPart.ts';
import { useUiMessages } from '../../provider/index.ts';
import type { OpenBarProps } from './parts/OpenBar.tsx';
import { Root } from './SelectionBar.styles.ts';
import type { SelectionBarProps } from './SelectionBar.types.ts';
import { useSpokenCount } from './useSpokenCount.ts';

/** Loads the bar with the first selection: a list begins without. */
const useOpenBar = createLazyPart<OpenBarProps>(() =>
  import('./parts/OpenBar.tsx').then(({ OpenBar }) => OpenBar),
);

/**
 * Offers what can be done with the selected rows. It stands behind the list, takes no place, and rises over the list's lower
 * edge when something is selected.
 */
export function SelectionBar({ className, ref, ...props }: SelectionBarProps) {
  const t = useUiMessages();
  const { count } = props;
  useSpokenCount(count === 0 ? t('ui.selection.cleared') : t('ui.selection.count', { count }));
  const { Part: OpenBar } = useOverlayPart(useOpenBar, count > 0, props.onClear);
  return (
    <Root ref={ref} className={className}>
      {count > 0 && OpenBar && <OpenBar {...props} />}
    </Root>
  );
}

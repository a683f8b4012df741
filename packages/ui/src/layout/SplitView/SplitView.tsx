import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useNavigation } from '../../provider/navigation/index.ts';
import type { RootProps } from '../../primitives/root/index.ts';
import { Root } from './SplitView.styles.ts';

export interface SplitViewProps extends RootProps<HTMLDivElement> {
  /** The list. It stays as it is while panels open, change and close. */
  children: ReactNode;
  /** What was opened from the list: a SplitPanel. */
  panel: ReactNode;
  /** The address of what is open; undefined while nothing is. Its link in the list has the focus again after it was closed. */
  panelHref: string | undefined;
  /** Shows list and panel side by side (`useHasRoomBeside`); else what is open takes the place of the list. */
  isSplit: boolean;
}

/**
 * Lays out a list with what was opened from it: side by side where there is room, one in the place of the other where there is none. The list
 * has `data-stays` while it would stay, the whole has `data-split` while both are shown.
 */
export function SplitView({ children, panel, panelHref, isSplit, ...rootProps }: SplitViewProps) {
  const list = useRef<HTMLDivElement>(null);
  const isOpen = panelHref !== undefined;
  const { useHref } = useNavigation();
  const shownHref = useHref(panelHref ?? '');
  const openHref = useRef<string>(undefined);

  useLayoutEffect(() => {
    const closedHref = openHref.current;
    openHref.current = isOpen ? shownHref : undefined;
    if (isOpen || closedHref === undefined || document.activeElement !== document.body) return;
    const find = (selector: string) => list.current?.querySelector<HTMLElement>(selector);
    // where the link is not drawn, the table knows the row that had the focus last
    (find(`a[href="${CSS.escape(closedHref)}"]`) ?? find('[data-guard]'))?.focus();
  }, [isOpen, shownHref]);

  return (
    <Root {...rootProps} data-split={(isSplit && isOpen) || undefined}>
      {(isSplit || !isOpen) && (
        <div ref={list} className="list" data-stays={isSplit || undefined}>
          {children}
        </div>
      )}
      {isOpen && panel}
    </Root>
  );
}

import { X } from 'lucide-react';
import { useId, useMemo, useRef, type ReactNode } from 'react';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { useMediaQuery } from '../../provider/media/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import { CloseDrawer, Main, Page, Root, Scrim, SidebarSlot, SkipLink } from './BasicLayout.styles.ts';
import { LayoutContext, type LayoutSidebar } from '../../provider/layout/index.ts';
import { useBodySize } from './useBodySize.ts';
import { useDrawer } from './useDrawer.ts';
import type { RootProps } from '../../primitives/root/index.ts';
import { usePeek } from './usePeek.ts';

export interface BasicLayoutProps extends RootProps<HTMLDivElement> {
  /** The sidebar: a Sidebar. */
  sidebar: ReactNode;
  /** The header: a Header, which shows the button for the sidebar. */
  header: ReactNode;
  /** The footer: a Footer. */
  footer?: ReactNode;
  /** What lies beside the page when it is open: a ThemePanel. */
  panel?: ReactNode;
  /** Sets the width of the sidebar (docs/product.md §3). Defaults to `default`. */
  sidebarWidth?: 'small' | 'default' | 'large';
  /** Folds the sidebar to its icons on a wide screen, each with a tooltip; opening a submenu unfolds it over the page for a moment. */
  isSidebarCollapsed?: boolean;
  /** Runs when the header's button folds or unfolds the sidebar. Without it the button is there on narrow screens only. */
  onSidebarCollapsedChange?: (isCollapsed: boolean) => void;
  /** The page. */
  children: ReactNode;
}

/**
 * Lays out the signed-in application: sidebar, header, page and footer, with a link that skips to the page. Below 992
 * pixels the sidebar is a drawer; below 769 the body has the class `body-small` (docs/product.md §2 and §9).
 */
export function BasicLayout({
  sidebar,
  header,
  footer,
  panel,
  sidebarWidth = 'default',
  isSidebarCollapsed = false,
  onSidebarCollapsedChange,
  children,
  ...rootProps
}: BasicLayoutProps) {
  const t = useUiMessages();
  const sidebarId = useId();
  const sidebarRef = useRef<HTMLDivElement>(null);
  const mainRef = useRef<HTMLElement>(null);
  const isNarrow = useMediaQuery('(width < 992px)');
  const drawer = useDrawer(isNarrow, sidebarRef);
  const { isOpen: isDrawerOpen, open, close: closeDrawer, ScrollLock } = drawer;
  useBodySize();
  const { isPeeking, peek, endPeek, slotProps } = usePeek(isSidebarCollapsed && !isNarrow);

  const layoutSidebar = useMemo<LayoutSidebar>(() => {
    const fold = onSidebarCollapsedChange && (() => onSidebarCollapsedChange(!isSidebarCollapsed));
    const wideMode = isSidebarCollapsed ? 'rail' : 'beside';
    return {
      mode: isNarrow ? 'drawer' : wideMode,
      isDrawerOpen,
      id: sidebarId,
      toggle: isNarrow ? open : fold,
      isPeeking,
      peek,
      closeDrawer: isNarrow ? closeDrawer : endPeek,
    };
  }, [
    isNarrow,
    isDrawerOpen,
    sidebarId,
    isSidebarCollapsed,
    onSidebarCollapsedChange,
    open,
    closeDrawer,
    isPeeking,
    peek,
    endPeek,
  ]);

  return (
    <LayoutContext value={layoutSidebar}>
      <Root {...rootProps} data-sidebar={layoutSidebar.mode} data-sidebar-width={sidebarWidth}>
        <SkipLink
          href="#main"
          onClick={(event) => {
            // The address belongs to the router, which keeps its paths behind the hash.
            event.preventDefault();
            mainRef.current?.focus();
          }}
        >
          {t('ui.basicLayout.skip')}
        </SkipLink>
        {isDrawerOpen && <Scrim aria-hidden onClick={closeDrawer} />}
        {ScrollLock && <ScrollLock />}
        <SidebarSlot
          ref={sidebarRef}
          id={sidebarId}
          tabIndex={-1}
          inert={isNarrow && !isDrawerOpen}
          data-peeking={isPeeking || undefined}
          {...slotProps}
          onKeyDown={(event) => {
            drawer.onKeyDown(event);
            if (event.key === 'Escape') endPeek();
          }}
        >
          {sidebar}
          {isNarrow && (
            <CloseDrawer>
              <IconButton
                label={t('ui.basicLayout.closeMenu')}
                icon={<X aria-hidden />}
                onPress={closeDrawer}
              />
            </CloseDrawer>
          )}
        </SidebarSlot>
        <Page inert={isDrawerOpen}>
          {header}
          <Main ref={mainRef} id="main" tabIndex={-1} data-landmark>
            {children}
          </Main>
          {footer}
        </Page>
        {panel}
      </Root>
    </LayoutContext>
  );
}

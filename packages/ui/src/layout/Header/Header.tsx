import { Menu as MenuIcon, PanelLeft } from 'lucide-react';
import { useContext, type ReactNode } from 'react';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import { LayoutContext, type LayoutSidebar } from '../../provider/layout/index.ts';
import type { RootProps } from '../../primitives/root/index.ts';
import { End, Root, Start, Toggle } from './Header.styles.ts';

export interface HeaderProps extends RootProps<HTMLElement> {
  /** What stands at the start, after the sidebar's button: a Breadcrumb. */
  start?: ReactNode;
  /** What stands at the end: links, menus. */
  end?: ReactNode;
}

function SidebarToggle({ sidebar }: { sidebar: LayoutSidebar }) {
  const t = useUiMessages();
  const isDrawer = sidebar.mode === 'drawer';
  const unfoldLabel = sidebar.mode === 'rail' ? 'ui.header.unfoldMenu' : 'ui.header.foldMenu';
  return (
    <Toggle>
      <IconButton
        label={t(isDrawer ? 'ui.header.openMenu' : unfoldLabel)}
        icon={isDrawer ? <MenuIcon aria-hidden /> : <PanelLeft aria-hidden />}
        aria-controls={sidebar.id}
        aria-expanded={isDrawer ? sidebar.isDrawerOpen : sidebar.mode === 'beside'}
        onPress={sidebar.toggle}
      />
    </Toggle>
  );
}

/** Shows where a person is and what is always at hand. In a BasicLayout it also shows the button for the sidebar. */
export function Header({ start, end, ...rootProps }: HeaderProps) {
  const sidebar = useContext(LayoutContext);
  return (
    <Root {...rootProps} tabIndex={-1} data-landmark>
      {sidebar?.toggle && <SidebarToggle sidebar={sidebar} />}
      <Start>{start}</Start>
      <End>{end}</End>
    </Root>
  );
}

import { ExternalLink } from 'lucide-react';
import { useContext } from 'react';
import { LayoutContext } from '../../../provider/layout/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useUiMessages } from '../../../provider/messages/index.ts';
import { Entry, EntryLink, ExternalMark } from '../Sidebar.styles.ts';
import type { SidebarLink } from '../Sidebar.types.ts';
import { EntryContent } from './EntryContent.tsx';

interface LinkEntryProps {
  item: SidebarLink;
  /** Gives the `href` of the entry that the shown page belongs to. */
  currentHref: string | undefined;
  currentPath: string;
}

/** Shows an entry of the sidebar that leads to a page. Following it closes the drawer of a narrow screen. */
export function LinkEntry({ item, currentHref, currentPath }: LinkEntryProps) {
  const t = useUiMessages();
  const layout = useContext(LayoutContext);
  const isCurrent = !item.isExternal && item.href === currentHref;
  const isPage = item.href === currentPath;
  const target = item.isExternal ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : undefined;
  return (
    <Entry>
      <EntryLink
        href={item.href}
        {...target}
        aria-current={isCurrent ? (isPage ? 'page' : 'true') : undefined}
        onPress={layout?.closeDrawer}
      >
        <EntryContent item={item} />
        {item.isExternal && (
          <>
            <ExternalMark>
              <ExternalLink aria-hidden />
            </ExternalMark>
            <VisuallyHidden>{t('ui.link.external')}</VisuallyHidden>
          </>
        )}
      </EntryLink>
    </Entry>
  );
}

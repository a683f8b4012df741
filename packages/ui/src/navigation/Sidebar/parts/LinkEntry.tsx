import { ExternalLink } from 'lucide-react';
import { memo, useContext } from 'react';
import { LayoutContext } from '../../../provider/layout/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useUiMessages } from '../../../provider/messages/index.ts';
import { Entry, EntryLink, ExternalMark } from '../Sidebar.styles.ts';
import type { SidebarLink } from '../Sidebar.types.ts';
import { EntryContent } from './EntryContent.tsx';

interface LinkEntryProps {
  item: SidebarLink;
  /** Says that the shown page belongs to the entry: that it is the entry's page, or one below it. */
  current: 'page' | 'true' | undefined;
}

/** Shows an entry of the sidebar that leads to a page. Following it closes the drawer of a narrow screen. */
export const LinkEntry = memo(function LinkEntry({ item, current }: LinkEntryProps) {
  const t = useUiMessages();
  const layout = useContext(LayoutContext);
  const target = item.isExternal ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : undefined;
  return (
    <Entry>
      <EntryLink href={item.href} {...target} aria-current={current} onPress={layout?.closeDrawer}>
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
});

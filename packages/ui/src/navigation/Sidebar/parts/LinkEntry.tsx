import { ExternalLink } from 'lucide-react';
import { memo, useRef } from 'react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useUiMessages } from '../../../provider/messages/index.ts';
import { ActionButton, Entry, EntryLink, ExternalMark } from '../Sidebar.styles.ts';
import type { SidebarLink } from '../Sidebar.types.ts';
import { useRailTooltip } from '../useRailTooltip.ts';
import { EntryContent } from './EntryContent.tsx';

interface LinkEntryProps {
  item: SidebarLink;
  /** States that the shown page belongs to the entry: that it is the entry's page, or one below it. */
  current: 'page' | 'true' | undefined;
}

/** Shows an entry of the sidebar that leads to a page. Following it closes the drawer of a narrow screen. */
export const LinkEntry = memo(function LinkEntry({ item, current }: LinkEntryProps) {
  const t = useUiMessages();
  const ref = useRef<HTMLAnchorElement>(null);
  const { layout, isRail, tooltip, triggerProps } = useRailTooltip(ref, item.label);
  const target = item.isExternal ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : undefined;
  return (
    <Entry>
      <EntryLink
        ref={ref}
        href={item.href}
        {...target}
        {...triggerProps}
        aria-current={current}
        onClick={layout?.closeDrawer}
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
      {item.action && !isRail && <ActionButton {...item.action} size="small" />}
      {tooltip}
    </Entry>
  );
});
